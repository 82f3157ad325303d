/** What a person may do with a write that waits. */
export { retryWrite } from '@/api/outbox/outbox';
export { discardWrite } from '@/api/outbox/outboxState';
export { flushOutbox } from '@/api/outbox/sending';
export { isProvisional } from '@/api/outbox/outboxWrite';
