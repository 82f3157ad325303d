/** For screens and shell, which do not import the api. */
export { retryWrite } from '@/api/outbox/outbox';
export { discardWrite } from '@/api/outbox/outboxState';
export { flushOutbox } from '@/api/outbox/sending';
export { isProvisional } from '@/api/outbox/outboxWrite';
