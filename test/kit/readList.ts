import { fetchList } from '@/data/cache/cachedList';
import type { ListName, ListRows } from '@/data/define/list';
import { callAs, subjects } from './engine';

/** How to request a list. */
export function listNamed<List extends ListName>(name: List) {
  const list = subjects.list(name);
  if (!list) throw new Error(`There is no list ${name}`);
  return list;
}

/** Fetches a user's list from the server. */
export const readList = <List extends ListName>(
  list: List,
  user = '',
  signal?: AbortSignal,
): Promise<readonly ListRows[List][]> => fetchList(callAs(user, signal), listNamed(list));
