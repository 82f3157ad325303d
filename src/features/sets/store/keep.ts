import { refOf, type PassageRef } from '@/bible/passage';
import { isSameRange } from '@/bible/text/passageRef';
import { ApiError } from '@/data/client/ApiError';
import { noticeShown } from '@/data/notices/notices';
import { sameUserCheck, selectCurrentUser } from '@/data/session/session';
import type { AppThunk } from '@/data/store/appStore';
import { perStore } from '@/data/store/perStore';
import { WAITING } from '@/data/write/messages';
import { keepTried, loadedPassages, memoryWrites, selectPassages } from '@/features/memory/public';
import { soon } from '@/platform/scheduling/wait';
import { pluralize } from '@/platform/values/text';

interface Kept {
  added: number;
  /** How many of those the server does not have yet. */
  waiting: number;
  refused: number;
}

function messageOf({ added, waiting, refused }: Kept): string {
  const waits = waiting > 0 ? WAITING : '';
  if (refused === 0) return `${pluralize(added, 'passage')} added to your memory passages${waits}`;
  return `${added} added to your memory passages${waits}; ${pluralize(refused, 'passage')} could not be added`;
}

/** One at a time: two at once would not see what the other adds. */
const lastOf = perStore(() => ({ keeping: Promise.resolve() }));

/**
 * Adds passages to the user's memory passages, none twice, and adds the visit's results to their log. One notice reports the
 * outcome of all. Without an answer of the server they are compared with the copy of the list on this device. If another user signs
 * in meanwhile, the rest is left out.
 */
export const keepPassages =
  (passages: readonly PassageRef[]): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    const last = lastOf({ dispatch, getState });
    const isSameUser = sameUserCheck(getState);
    last.keeping = last.keeping.then(() => dispatch(keepNow(passages, isSameUser)));
    return last.keeping;
  };

const keepNow =
  (passages: readonly PassageRef[], isSameUser: () => boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState, engine) => {
    const user = selectCurrentUser(getState());
    if (user === null) return;
    const { kind } = memoryWrites.addMemoryPassageWrite;
    const { outbox } = await engine.ready();
    // A copy from an earlier visit may lack what another device has added.
    await soon(dispatch(loadedPassages({ quiet: true })));
    const kept: Kept = { added: 0, waiting: 0, refused: 0 };
    for (const passage of passages) {
      if (!isSameUser()) return;
      const there = selectPassages(getState()).find((each) => isSameRange(each, passage));
      if (there) {
        await dispatch(keepTried(passage, there.passageId));
        continue;
      }
      try {
        const payload = refOf(passage);
        const highestKnownId = Math.max(0, ...selectPassages(getState()).map(({ passageId }) => passageId));
        const outcome = await outbox.write(user, { kind, payload }, { highestKnownId });
        kept.added += 1;
        if ('waiting' in outcome) kept.waiting += 1;
        if (!isSameUser()) return;
        await dispatch(keepTried(passage, 'sent' in outcome ? outcome.sent : outcome.waiting));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        kept.refused += 1;
      }
    }
    if (!isSameUser() || kept.added + kept.refused === 0) return;
    dispatch(noticeShown({ variant: kept.refused === 0 ? 'success' : 'error', text: messageOf(kept) }));
  };
