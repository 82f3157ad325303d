import { fetchList } from '@/api/cache/cachedList';
import type { ListName, ListRows } from '@/api/resources/listResource';
import { LISTS } from '@/api/resources/lists';

/** Fetches a user's list from the server. */
export const readList = <List extends ListName>(
  list: List,
  user = '',
  signal?: AbortSignal,
): Promise<ListRows[List][]> => fetchList<List>(LISTS[list], user, signal);
