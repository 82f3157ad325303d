import { fetchList } from '@/api/cache/cachedList';
import type { ListName, ListRows } from '@/api/resources/listResource';
import { LISTS } from '@/api/resources/lists';

/** Asks the server for a list of a user's. */
export const readList = <List extends ListName>(
  list: List,
  user = '',
  signal?: AbortSignal,
): Promise<ListRows[List][]> => fetchList<List>(LISTS[list], user, signal);
