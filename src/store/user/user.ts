import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { getAllUsers, logIn } from '@/api/resources/users';
import { GUEST, knownName, type User } from '@/domain/users/user';
import { createApiThunk } from '@/store/core/createApiThunk';
import {
  listFailed,
  listLoaded,
  listLoading,
  initialListStatus,
  type ListStatus,
} from '@/store/core/listStatus';

export { GUEST };

export interface UserState extends ListStatus {
  currentUser: string | null;
  allUsers: User[];
}

export const loadUsers = createApiThunk<User[]>('user/loadUsers', (_, { signal }) => getAllUsers(signal));

export interface NewUser {
  newName: string;
  copyFrom: string;
}

/** Creates a user as a copy of another; the screen shows what the server answers. */
export const createUser = createApiThunk('user/createUser', async ({ newName, copyFrom }: NewUser) => {
  await logIn(newName, copyFrom);
  return newName;
});

export interface SignIn {
  userName: string;
  /** Whether the name is to be known at the next visit; undefined leaves what is remembered as it is. */
  remember?: boolean;
}

const initialState = (): UserState => ({ ...initialListStatus, currentUser: null, allUsers: [] });

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<SignIn>) {
      // Another spelling is the same user to the server, and must not pass for another one here.
      state.currentUser = knownName(payload.userName, state.allUsers);
    },
    signedOut(state) {
      state.currentUser = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadUsers.pending, listLoading)
      .addCase(loadUsers.fulfilled, (state, action) => {
        state.allUsers = action.payload;
        listLoaded(state, action);
      })
      .addCase(loadUsers.rejected, listFailed)
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
