/** What other subjects and the app use of `yourData`: they import nothing else of it. */
export { hasUnfinishedImport } from './store/unfinishedImport';
export { selectWaitingInWords, type WaitingItem } from './store/waitingLabels';
