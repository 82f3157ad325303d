/** What a person may do with a write that waits. */
export { discardWrite, flushOutbox as flushWrites, retryWrite } from '@/api/outbox/outbox';
