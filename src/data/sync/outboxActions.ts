/** For screens and shell, which do not import the api. */
export { retryWrite } from '../outbox/outbox';
export { discardWrite } from '../outbox/outboxState';
export { flushOutbox } from '../outbox/sending';
export { isProvisional } from '../outbox/outboxWrite';
