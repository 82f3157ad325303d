/** For screens and shell, which do not import the api. */
export { outbox } from '../outbox/thisTab';
export { isProvisional } from '../outbox/outboxWrite';
