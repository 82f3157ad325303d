import { createList } from '@/data/list/createList';
import { practiceHistory } from '../api/calls';

/** Every recorded view; loaded each time it is shown, because another device may have added to it. */
const list = createList(practiceHistory);

export const loadPracticeHistory = list.load;
export const selectPracticeHistory = list.selectView;
