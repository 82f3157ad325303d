/** The public API of links for other subjects: its state, calls and components. */
export * as linkWrites from './api';
