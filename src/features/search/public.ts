/** What other subjects and the app use of `search`: they import nothing else of it. */
export { searchPath } from './searchPath';
