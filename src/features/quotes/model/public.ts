/** Types and rules of quotes for other subjects; they need no browser. */
export { type Quote, withKnownTexts } from './quote';
