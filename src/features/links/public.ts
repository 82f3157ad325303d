/** What other subjects and the app use of `links`: they import nothing else of it. */
export type { Link } from './model/link';
export { BUILT_IN_LINKS, validateLink } from './model/links';
export { loadLinks, selectLinks } from './store/links';
