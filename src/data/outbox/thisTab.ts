import { createOutbox } from './outbox';

/** The app's outbox. */
export const outbox = createOutbox();
