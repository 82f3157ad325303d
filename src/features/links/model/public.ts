/** Types and rules of links that other subjects use; they need no browser. */
export { validateLink } from './links';
