/** What a person may do with an answer that does not come. */
export { askAnew } from '@/api/client/refetch';
