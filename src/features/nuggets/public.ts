/** The public API of nuggets for other subjects: its state, calls and components. */
export { nuggets } from './api/calls';
export * as nuggetWrites from './api/writes';
export { selectCurrentNuggetId, selectNuggetBrowser } from './store/nuggetBrowser';
export {
  addNugget,
  loadedNuggets,
  loadNuggets,
  selectNuggets,
  selectNuggetsById,
  selectNuggetsState,
} from './store/nuggets';
