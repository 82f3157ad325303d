/** What a person may do with an answer that does not come. */
export { refetchAll } from '@/api/client/refetch';
