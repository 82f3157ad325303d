/** What of links that other subjects use: its state, calls and parts. */
export * as linkWrites from './api';
