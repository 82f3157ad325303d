/** The public API of sets for other subjects: its state, calls and components. */
export { StartHere } from './start/StartHere';
