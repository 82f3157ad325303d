import { createSelector } from '@reduxjs/toolkit';
import { refOf } from '@/bible/passage';
import type { Nugget } from '../model/nugget';
import type { Topic } from '@/features/topics/model/public';
import { byId, createList } from '@/data/list/createList';
import { createWriteThunk } from '@/data/write/createWriteThunk';
import { nuggets } from '../api/calls';
import * as writes from '../api/writes';

const list = createList(nuggets);

export const loadNuggets = list.load;
export const loadedNuggets = list.loaded;
export const selectNuggetsState = list.selectView;
export const selectNuggets = list.selectRows;

const idOf = ({ passageId }: Nugget) => passageId;
export const selectNuggetIds = createSelector([selectNuggets], (nuggets) => nuggets.map(idOf));
export const selectNuggetsById = createSelector([selectNuggets], (nuggets) => byId(nuggets, idOf));

/** Adds a passage to the user's nuggets; a guest is refused without a call. */
export const addNugget = createWriteThunk('nuggets/add', writes.addNuggetWrite, refOf);

interface NuggetTopics {
  passageId: number;
  topics: readonly Topic[];
  /** True for a topic that was created for this nugget. */
  created?: boolean;
}

/** Adds topics to a nugget. */
export const addNuggetTopics = createWriteThunk(
  'nuggets/addTopics',
  writes.addNuggetTopicsWrite,
  ({ passageId, topics, created = false }: NuggetTopics) => ({
    passageId,
    topics: topics.map(({ id, name }) => ({ id, name })),
    created,
  }),
);
