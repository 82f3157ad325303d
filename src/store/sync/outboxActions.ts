/** What a person may do with a write that waits, and with an answer that does not come. */
export { discardWrite, flushOutbox, retryWrite } from '@/api/outbox/outbox';
export { isProvisional } from '@/api/outbox/outboxWrite';
export { refetchAll } from '@/api/client/refetch';
