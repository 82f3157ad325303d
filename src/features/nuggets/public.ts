/** What other subjects and the app use of `nuggets`: they import nothing else of it. */
export type { Nugget } from './model/nugget';
export { selectNuggetBrowser, selectNuggetIndex, selectShownNuggetIds } from './store/nuggetBrowser';
export {
  addNugget,
  loadNuggets,
  selectNuggets,
  selectNuggetsById,
  selectNuggetsState,
} from './store/nuggets';
