import { fetchList } from '@/data/cache/cachedList';
import type { ListName, ListRows } from '@/data/define/list';
import { expect, vi } from 'vitest';
import { cachedLists, callAs, subjects } from './engine';

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

/** Fetches a list, and waits until its answer is cached, for which the app does not wait. */
export async function readAndCache<List extends ListName>(
  list: List,
  user: string,
): Promise<readonly ListRows[List][]> {
  const rows = await readList(list, user);
  await vi.waitFor(async () => expect(await cachedLists.read(listNamed(list), user)).not.toBeNull());
  return rows;
}
