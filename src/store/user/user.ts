import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { logIn, users } from '@/api/resources/users';
import { GUEST, knownName, type User } from '@/domain/users/user';
import { createApiThunk } from '@/store/core/createApiThunk';
import { ApiError } from '@/api/client/ApiError';
import { fetchAndCache, fromCache } from '@/api/cache/cacheFirst';
import { initialListStatus, type ListStatus } from '@/store/core/listState';

export interface UserState extends ListStatus {
  currentUser: string | null;
  allUsers: User[];
}

interface LoadedUsers {
  users: User[];
  source: 'server' | 'cache';
}

/**
 * Every user; the cached ones where the server gives no usable answer. Not made by the list factory, which the public link
 * would have to download with it.
 */
export const loadUsers = createApiThunk<LoadedUsers>('user/loadUsers', async (_, { signal }) => {
  const { endpoint, params, decode } = users;
  try {
    return { users: await fetchAndCache(endpoint, params(''), decode, signal), source: 'server' };
  } catch (error) {
    const cached = error instanceof ApiError ? await fromCache(endpoint, params(''), decode) : null;
    if (cached) return { users: cached, source: 'cache' };
    throw error;
  }
});

export interface NewUser {
  newName: string;
  copyFrom: string;
}

/** Creates a user as a copy of another; the screen shows the server's answer. */
export const createUser = createApiThunk('user/createUser', async ({ newName, copyFrom }: NewUser) => {
  await logIn(newName, copyFrom);
  return newName;
});

export interface SignIn {
  userName: string;
  /** Whether to remember the name for the next visit; undefined leaves what is remembered as it is. */
  remember?: boolean;
}

const initialState = (): UserState => ({ ...initialListStatus, currentUser: null, allUsers: [] });

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<SignIn>) {
      // To the server another spelling is the same user: it must not count as another one here.
      state.currentUser = knownName(payload.userName, state.allUsers);
    },
    signedOut(state) {
      state.currentUser = null;
    },
  },
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
      .addCase(createUser.fulfilled, (state, { payload }) => {
        if (!state.allUsers.some(({ userName }) => userName === payload)) {
          state.allUsers.push({ userName: payload, lastModified: '' });
        }
      }),
  selectors: {
    selectCurrentUser: (state) => state.currentUser,
    selectIsGuest: (state) => state.currentUser === null || state.currentUser === GUEST,
    selectUsers: (state) => state,
  },
});

export const { signedIn, signedOut } = userSlice.actions;
export const { selectCurrentUser, selectIsGuest, selectUsers } = userSlice.selectors;
