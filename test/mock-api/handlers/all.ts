import type { RequestHandler } from 'msw';
import type { MockDb } from '../db';
import { addMemoryPassage } from './addMemoryPassage';
import { addNonmemoryPassage } from './addNonmemoryPassage';
import type { Endpoint, HandlerOptions } from './endpoint';
import { getAllUsers } from './getAllUsers';
import { getNuggetIdList } from './getNuggetIdList';
import { getPassageText } from './getPassageText';
import { nuggetsLogin } from './nuggetsLogin';

const ENDPOINTS: readonly Endpoint[] = [
  addMemoryPassage,
  addNonmemoryPassage,
  getAllUsers,
  getNuggetIdList,
  getPassageText,
  nuggetsLogin,
];

/** The scripts there are, without `.php`. */
export const ENDPOINT_NAMES: readonly string[] = ENDPOINTS.map(({ name }) => name);

/** A handler for every script, at `/bible/api/` of any host. */
export function createHandlers(db: MockDb, options: HandlerOptions): RequestHandler[] {
  return ENDPOINTS.map(({ handler }) => handler({ db, ...options }));
}
