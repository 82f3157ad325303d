import type {} from './register';
import { configureStore, type Reducer } from '@reduxjs/toolkit';
import { bibleTextSlice, withoutLoading } from '@/bible/text/textCache';
import { withEarlyAnswer } from '@/bible/text/earlyRequest';
import { createClient } from '@/data/client/client';
import { deviceClock } from '@/data/client/clock';
import { UNEXPECTED_ERROR } from '@/data/client/unexpected';
import { createEngine, type Engine } from '@/data/engine';
import type { ListsState } from '@/data/list/listState';
import { noticeShown } from '@/data/notices/notices';
import { selectCurrentUser, signedIn, signedOut } from '@/data/session/session';
import { GUEST } from '@/data/session/users';
import type { AppStore } from '@/data/store/appStore';
import { callEnded, serverSlice } from './sync/server';
import { dropStaleOutcomes, outcomeNotices } from '@/data/store/outcomes';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import { subjectsKnown } from '@/data/sync/subjects';
import { applyPreferences, preferencesSlice } from '@/features/account/store/preferences';
import { rememberUser } from '@/features/account/store/rememberUser';
import { userSlice } from '@/features/account/store/user';
import { openStorage } from '@/platform/storage/database';
import { recentTopicsOfCurrent } from '@/features/topics/api/recentTopics';

const reducer = rootReducer
  .inject(serverSlice)
  .inject(userSlice)
  .inject(preferencesSlice)
  .inject(bibleTextSlice);

/** What the subjects define belongs to no user. */
const withoutRows = (lists: ListsState | undefined) => (lists ? { lists: { ...lists, byName: {} } } : {});

/** Another user starts with an empty state, except for what belongs to no user. */
const resetOnUserChange: Reducer<RootState> = (state, action) => {
  const before = state ? selectCurrentUser(state) : null;
  const another = signedIn.match(action) && action.payload.userName !== before;
  if (!another && !signedOut.match(action)) return reducer(state, action);
  const { user, notices, preferences, bibleText, session, lists } = reducer(state, action);
  // Calls before anyone has signed in are the guest's: their answers still count once the guest has.
  const isSame = (session.user ?? GUEST) === (before ?? GUEST);
  // Notices with Undo, or about a write, belong to the previous user.
  const general = notices.filter(({ undo, about }) => undo === undefined && about === undefined);
  const kept = { user, notices: general, preferences, session, ...withoutRows(lists) };
  return reducer({ ...kept, bibleText: isSame ? bibleText : withoutLoading(bibleText) }, action);
};

/** Clears a user's recall log together with their other data; loaded lazily, because few visits need that code. */
const forgetRows = async (user: string): Promise<void> =>
  (await import('@/features/memory/api/recallStorage')).forgetRecallRows(user);

/** A new engine over this browser's network, storage and clock; a second one is as another tab. */
export const appEngine = (): Engine =>
  createEngine({
    client: withEarlyAnswer(createClient()),
    storage: openStorage(),
    clock: deviceClock(),
    isCaching: globalThis.nuggetsEarlyRequest === undefined,
  });

const UNEXPECTED =
  'Something in this app went wrong. Please reload the page, and see whether what you did is there.';

/**
 * The store, filled with what browser storage remembers, and the engine behind it, which its thunks are given.
 * @param checked whether RTK checks every action for values that are not serializable, as in tests. It does not walk the whole
 * state for them or for mutations, which takes seconds with 20,000 nuggets: state only comes from actions, which are checked, and Immer
 * freezes what the reducers return.
 */
export function makeStore({ checked = false, engine = appEngine() } = {}): AppStore {
  const store = configureStore({
    reducer: resetOnUserChange,
    middleware: (getDefault) =>
      getDefault({
        serializableCheck: checked && {
          ignoreState: true,
          warnAfter: Infinity,
          ignoredActions: [subjectsKnown.type],
        },
        immutableCheck: false,
        thunk: { extraArgument: engine },
      }).prepend(
        dropStaleOutcomes,
        rememberUser({ onUser: recentTopicsOfCurrent, forgetRows }),
        applyPreferences,
        outcomeNotices,
      ),
  });
  engine.connect({
    onCallEnd: (end) => store.dispatch(callEnded(end)),
    install: async () => {
      const [{ install }, { lists, writes }] = await Promise.all([
        import('@/data/install'),
        import('./subjects'),
      ]);
      return install(engine, store, { lists, writes });
    },
  });
  const sayUnexpected = () => void store.dispatch(noticeShown({ variant: 'error', text: UNEXPECTED }));
  window.addEventListener(UNEXPECTED_ERROR, sayUnexpected, { once: true, signal: engine.closed });
  return store;
}
