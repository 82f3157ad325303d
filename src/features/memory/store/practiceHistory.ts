import { createList } from '@/data/list/createList';
import { installList } from '@/data/sync/sync';

/** Every recorded view; loaded each time it is shown, because another device may have added to it. */
const list = installList(
  createList('history', {
    notices: { error: 'Error loading practice history' },
    isStale: () => true,
  }),
);

export const loadPracticeHistory = list.load;
export const selectPracticeHistory = list.selectView;
