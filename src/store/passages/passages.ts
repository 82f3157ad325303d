import {
  createEntityAdapter,
  createSelector,
  createSlice,
  isAnyOf,
  type EntityState,
} from '@reduxjs/toolkit';
import { addMemoryPassage as callAddMemoryPassage, getMemoryPassages } from '@/api/resources/memory';
import { ApiError } from '@/api/client/ApiError';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PassageRef } from '@/domain/bible/passage';
import { formatReference } from '@/domain/references/reference';
import { createApiThunk } from '@/store/core/createApiThunk';
import {
  initialListStatus,
  isStale,
  listFailed,
  listLoaded,
  listLoading,
  type ListStatus,
} from '@/store/core/listStatus';
import { changeBox, editPassage, recordView, saveExplanation } from './passageWrites';
import { rootReducer, type RootState } from '@/store/core/rootReducer';
import { selectTextOverridesState } from './textOverrides';
import { GUEST } from '@/store/user/user';
import { waitingOf } from '@/store/sync/waiting';

export interface PassagesState extends EntityState<MemoryPassage, number>, ListStatus {
  /** Passages whose change is on its way to the server, and what changes. */
  writing: Record<number, 'box' | 'content'>;
  /** Changed while the list was on its way: what it says of them is older than what is known. */
  touched: number[];
  /** True when the server's list is known to have changed. */
  outdated: boolean;
}

const adapter = createEntityAdapter<MemoryPassage, number>({ selectId: ({ passageId }) => passageId });

/** The server's list with what it does not know yet: boxes and views that wait to be sent, oldest first. */
function withWaiting(
  passages: MemoryPassage[],
  boxes: readonly { passage: MemoryPassage }[],
  views: readonly { passageId: number; epochMs: number }[],
): MemoryPassage[] {
  if (boxes.length === 0 && views.length === 0) return passages;
  const boxOf = new Map(boxes.map(({ passage }) => [passage.passageId, passage.box]));
  const viewOf = new Map(views.map(({ passageId, epochMs }) => [passageId, epochMs]));
  return passages.map((passage) => ({
    ...passage,
    box: boxOf.get(passage.passageId) ?? passage.box,
    lastViewed: viewOf.get(passage.passageId) ?? passage.lastViewed,
  }));
}

/** The one memory list, asked for again when it is older than 5 minutes (§4). */
export const loadPassages = createApiThunk<MemoryPassage[]>(
  'passages/load',
  async (_, { user, signal }) => {
    const passages = await getMemoryPassages(user, signal);
    const boxes = await waitingOf(user, 'box');
    const views = await waitingOf(user, 'view');
    return withWaiting(passages, boxes, views);
  },
  {
    notices: { error: 'Error loading memory passages' },
    condition: (_, { passages }) =>
      isStale(passages, Date.now()) || (passages?.outdated === true && passages.status !== 'loading'),
  },
);

const GUESTS_CANNOT_ADD = 'Guest users cannot add memory passages';

/** Adds a passage to the user's memory passages; a guest is refused without a call (§6). */
export const addMemoryPassage = createApiThunk(
  'passages/add',
  (ref: PassageRef, { user }) => {
    if (user === GUEST)
      throw new ApiError({ kind: 'rejected', endpoint: 'add_memory_passage', detail: GUESTS_CANNOT_ADD });
    return callAddMemoryPassage(user, ref);
  },
  {
    notices: {
      success: (_, ref) => `${formatReference(ref)} added to your memory passages`,
      rejected: ({ detail }) => (detail === GUESTS_CANNOT_ADD ? detail : 'Failed to add memory passage'),
      error: 'Error adding memory passage',
    },
  },
);

const NEW = { box: 1, lastViewed: null, explanation: '', appendLetter: '' } as const;

const slice = createSlice({
  name: 'passages',
  initialState: (): PassagesState => ({
    ...adapter.getInitialState<ListStatus>(initialListStatus),
    writing: {},
    touched: [],
    outdated: false,
  }),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadPassages.pending, (state) => {
        state.touched = Object.keys(state.writing).map(Number);
        state.outdated = false;
        listLoading(state);
      })
      .addCase(loadPassages.fulfilled, (state, action) => {
        const { touched, entities } = state;
        const known = touched.flatMap((id) => entities[id] ?? []);
        adapter.setAll(state, action.payload);
        adapter.setMany(state, known);
        listLoaded(state, action);
      })
      .addCase(loadPassages.rejected, listFailed)
      .addCase(addMemoryPassage.fulfilled, (state, { payload, meta }) => {
        state.outdated = true;
        if (state.loadedAt === null) return;
        // The reader's argument is wider than a reference: only the reference is kept.
        const { translation, bookName, chapter, startVerse, endVerse } = meta.arg;
        const range = { translation, bookName, chapter, startVerse, endVerse };
        adapter.addOne(state, { passageId: payload, ...range, ...NEW });
        state.touched.push(payload);
      })
      .addCase(recordView.fulfilled, (state, { meta: { arg } }) => {
        adapter.updateOne(state, { id: arg.passageId, changes: { lastViewed: arg.at } });
        state.touched.push(arg.passageId);
      })
      .addCase(editPassage.fulfilled, (state, { meta: { arg } }) => {
        const { newText, appendLetter } = arg.override;
        // An installation may tell the letter in this list too: what it told is over.
        if (newText !== null || appendLetter !== '')
          adapter.updateOne(state, { id: arg.passageId, changes: { appendLetter } });
      })
      .addMatcher(
        isAnyOf(changeBox.pending, saveExplanation.pending, editPassage.pending),
        (state, action) => {
          const { passageId } = action.meta.arg;
          state.writing[passageId] = changeBox.pending.match(action) ? 'box' : 'content';
          state.touched.push(passageId);
        },
      )
      .addMatcher(
        isAnyOf(changeBox.fulfilled, saveExplanation.fulfilled, editPassage.fulfilled),
        (state, { payload: { passageId, changes } }) => {
          adapter.updateOne(state, { id: passageId, changes });
          Reflect.deleteProperty(state.writing, passageId);
        },
      )
      .addMatcher(
        isAnyOf(changeBox.rejected, saveExplanation.rejected, editPassage.rejected),
        (state, { meta: { arg } }) => {
          Reflect.deleteProperty(state.writing, arg.passageId);
        },
      ),
  selectors: {
    selectPassagesState: (state) => state,
    /** What of a passage is on its way to the server. */
    selectWriting: ({ writing }, passageId: number) => writing[passageId],
  },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    passages: PassagesState;
  }
}

export const { selectPassagesState, selectWriting } = slice.injectInto(rootReducer).selectors;

const { selectAll } = adapter.getSelectors((state: RootState) => selectPassagesState(state));

/** The letter is kept with the user's own wording; where there is none, the list's stands. */
function withLetter(passage: MemoryPassage, letters: Letters): MemoryPassage {
  const letter = letters[passage.passageId]?.appendLetter ?? passage.appendLetter;
  return letter === passage.appendLetter ? passage : { ...passage, appendLetter: letter };
}

type Letters = ReturnType<typeof selectTextOverridesState>['entities'];

/** Every memory passage, its letter included, in no order. */
export const selectPassages = createSelector(
  [selectAll, (state: RootState) => selectTextOverridesState(state).entities],
  (passages, letters) => passages.map((passage) => withLetter(passage, letters)),
);

/** Passages by id, each with its letter; the same object as long as nothing of it changes. */
export const selectPassage = createSelector(
  [
    // The letters first: what is remembered hangs from them, and not a map of its own from every passage.
    (state: RootState) => selectTextOverridesState(state).entities,
    (state: RootState, passageId: number) => selectPassagesState(state).entities[passageId],
  ],
  (letters, passage) => passage && withLetter(passage, letters),
);
