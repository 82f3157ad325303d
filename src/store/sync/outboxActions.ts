/** What a person may do with a write that waits. */
export { discardWrite, flushOutbox, retryWrite } from '@/api/outbox/outbox';
export { isProvisional } from '@/api/outbox/outboxWrite';
