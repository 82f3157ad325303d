/** What of nuggets that other subjects use: its state, calls and parts. */
export { nuggets } from './api/calls';
export * as nuggetWrites from './api/writes';
export { selectNuggetBrowser, selectNuggetIndex, selectShownNuggetIds } from './store/nuggetBrowser';
export {
  addNugget,
  loadNuggets,
  selectNuggets,
  selectNuggetsById,
  selectNuggetsState,
} from './store/nuggets';
