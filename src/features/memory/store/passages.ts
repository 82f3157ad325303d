import { createSelector } from '@reduxjs/toolkit';
import { refOf } from '@/bible/passage';
import type { MemoryPassage } from '../model/memoryPassage';
import { byId, createList } from '@/data/list/createList';
import type { RootState } from '@/data/store/rootReducer';
import { createWriteThunk } from '@/data/write/createWriteThunk';
import { selectCanHaveText, selectOverridesById } from './textOverrides';
import { memoryPassages } from '../api/calls';
import * as writes from '../api/writes';

/** The shared memory list, loaded again when it is older than 5 minutes. */
const list = createList(memoryPassages);

export const loadPassages = list.load;
export const loadedPassages = list.loaded;
export const selectPassagesState = list.selectView;

const idOf = ({ passageId }: MemoryPassage) => passageId;
export const selectPassageIds = createSelector([list.selectRows], (rows) => rows.map(idOf));
/** The passages by id, without the letters of the user's custom texts. */
export const selectPassagesById = createSelector([list.selectRows], (rows) => byId(rows, idOf));

/** Adds a passage to the user's memory passages; a guest is refused without a call. */
export const addMemoryPassage = createWriteThunk('passages/add', writes.addMemoryPassageWrite, refOf);

type Letters = ReturnType<typeof selectOverridesById>;

/** The letter belongs to the user's custom text; without one, the list's applies. */
function withLetter(passage: MemoryPassage, letters: Letters): MemoryPassage {
  const own = letters[passage.passageId];
  const letter = own?.appendLetter ?? passage.appendLetter;
  const invalidLetter = own?.invalidLetter;
  if (letter === passage.appendLetter && invalidLetter === undefined) return passage;
  return {
    ...passage,
    appendLetter: letter,
    ...(invalidLetter !== undefined && {
      invalidFields: { ...passage.invalidFields, letter: invalidLetter },
    }),
  };
}

/** Every memory passage with its letter, in no order. */
export const selectPassages = createSelector([list.selectRows, selectOverridesById], (passages, letters) =>
  passages.map((passage) => withLetter(passage, letters)),
);

/** Those that can have a text, and so be practised and be due. */
export const selectPassagesWithText = createSelector(
  [selectPassages, selectCanHaveText],
  (passages, canHaveText) => passages.filter(canHaveText),
);

/** A passage with its letter, by id; the same object until it changes. */
export const selectPassage = createSelector(
  [
    // The letters come first, so that the memoized results are keyed by them.
    selectOverridesById,
    (state: RootState, passageId: number) => selectPassagesById(state)[passageId],
  ],
  (letters, passage) => passage && withLetter(passage, letters),
);
