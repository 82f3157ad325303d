import { createSelector } from '@reduxjs/toolkit';
import { refOf } from '@/domain/bible/passage';
import type { Nugget } from '@/domain/nuggets/nugget';
import type { Topic } from '@/domain/topics/topic';
import { byId, createList } from '@/store/core/createList';
import { createWriteThunk } from '@/store/sync/createWriteThunk';
import { installList } from '@/store/sync/sync';

const list = installList(createList('nuggets', { notices: { error: 'Error loading passages' } }));

export const loadNuggets = list.load;
export const selectNuggetsState = list.selectView;
export const selectNuggets = list.selectRows;

const idOf = ({ passageId }: Nugget) => passageId;
export const selectNuggetIds = createSelector([selectNuggets], (nuggets) => nuggets.map(idOf));
export const selectNuggetsById = createSelector([selectNuggets], (nuggets) => byId(nuggets, idOf));

/** Adds a passage to the user's nuggets; a guest is refused without a call (§6). */
export const addNugget = createWriteThunk('nuggets/add', 'nugget', refOf);

interface NuggetTopics {
  passageId: number;
  /** Only topics that the nugget does not have. */
  topics: readonly Topic[];
  /** True for a topic that was just created for this. */
  created?: boolean;
}

/** Puts topics on a nugget. */
export const addTopicsToNugget = createWriteThunk(
  'nuggets/addTopics',
  'nuggetTopics',
  ({ passageId, topics, created = false }: NuggetTopics) => ({
    passageId,
    topics: topics.map(({ id, name }) => ({ id, name })),
    created,
  }),
);
