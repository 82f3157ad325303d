import { fetchList } from '@/data/cache/cachedList';
import { resourceOf, type ListName, type ListRows } from '@/data/list/listResource';
import '@/app/tables';

/** Fetches a user's list from the server. */
export const readList = <List extends ListName>(
  list: List,
  user = '',
  signal?: AbortSignal,
): Promise<ListRows[List][]> => fetchList(resourceOf(list), user, signal);
