import { createSlice } from '@reduxjs/toolkit';
import { logIn, users } from '../api';
import { isGuest } from '@/data/session/users';
import { isSameName } from '@/platform/values/collation';
import { listedUser, type User } from '../model/users';
import { createApiThunk } from '@/data/store/createApiThunk';
import { ApiError } from '@/data/client/ApiError';
import { initialListStatus, type ListStatus } from '@/data/list/listState';

export interface UserState extends ListStatus {
  allUsers: User[];
}

interface LoadedUsers {
  users: User[];
  source: 'server' | 'cache';
}

/**
 * Loads all users, or the cached ones if the server gives no usable answer. Not created with `createList`, which the
 * public link would then have to download.
 */
export const loadUsers = createApiThunk<LoadedUsers>('user/loadUsers', async (_, { call }) => {
  const { endpoint, params, decode } = users;
  try {
    return { users: await call.fetchAndCache(endpoint, params(''), decode), source: 'server' };
  } catch (error) {
    const cached = error instanceof ApiError ? await call.fromCache(endpoint, params(''), decode) : null;
    if (cached) return { users: cached, source: 'cache' };
    throw error;
  }
});

export interface NewUser {
  newName: string;
  copyFrom: string;
}

interface CreatedUser {
  /** As the list spells it. */
  userName: string;
  users: User[];
}

/**
 * Creates a user as a copy of another; the screen shows the server's answer. The list is loaded again, because the
 * server may have stored the name in another spelling, or not at all.
 */
export const createUser = createApiThunk<CreatedUser, NewUser>(
  'user/createUser',
  async ({ newName, copyFrom }, { call }) => {
    await logIn(call, newName, copyFrom);
    const { endpoint, params, decode } = users;
    const all = await call.fetchAndCache(endpoint, params(''), decode);
    const userName = listedUser(newName, all);
    if (userName === undefined)
      throw new ApiError({ kind: 'rejected', endpoint, detail: `the server does not list “${newName}”` });
    return { userName, users: all };
  },
);

const initialState = (): UserState => ({ ...initialListStatus, allUsers: [] });

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadUsers.pending, (state) => {
        state.status = 'loading';
        state.failure = null;
      })
      .addCase(loadUsers.fulfilled, (state, { payload, meta }) => {
        state.allUsers = payload.users;
        Object.assign(state, { status: 'loaded', loadedAt: meta.at, source: payload.source });
      })
      .addCase(loadUsers.rejected, (state, { payload }) => {
        state.status = 'error';
        state.failure = payload ?? { kind: 'malformed', endpoint: 'get_all_users' };
      })
      .addCase(createUser.fulfilled, (state, { payload, meta }) => {
        state.allUsers = payload.users;
        Object.assign(state, { status: 'loaded', loadedAt: meta.at, source: 'server' });
      }),
  selectors: { selectUsers: (state) => state },
});

export const { selectUsers } = userSlice.selectors;

/** Whether a user may copy their database to Guest; nobody may if the build names no owner. */
export function isOwner(userName: string | null): boolean {
  const owner = import.meta.env.VITE_OWNER_USER;
  if (owner === undefined || owner === '' || userName === null) return false;
  return !isGuest(owner) && isSameName(userName, owner);
}
