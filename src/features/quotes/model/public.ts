/** Types and rules of quotes that other subjects use; they need no browser. */
export { type Quote, withKnownTexts } from './quote';
