/** Types and rules of links for other subjects; they need no browser. */
export { validateLink } from './links';
