import { ApiError } from '@/data/client/ApiError';
import { copyDatabase } from '../api';
import { createApiThunk } from '@/data/store/createApiThunk';
import { isOwner } from './user';
import { GUEST } from '@/data/session/users';

/** Replaces all of Guest's data with the user's; only the owner may. */
export const copyDatabaseToGuest = createApiThunk<'success'>(
  'user/copyDatabase',
  async (_, { user, call, engine }) => {
    if (!isOwner(user)) {
      const detail = 'only the owner may copy their database';
      throw new ApiError({ kind: 'rejected', endpoint: 'copy_db_to_another', detail });
    }
    // Undoable and waiting writes are copied only if the server has them.
    const { outbox, answers } = await engine.ready();
    await outbox.flush({ now: true });
    const answer = await copyDatabase(call, user, GUEST);
    await answers.forgetUser(GUEST);
    return answer;
  },
  {
    notices: {
      success: 'Successfully copied database to Guest user',
      rejected: ({ detail = '' }) => `Failed to copy database: ${detail}`,
      error: 'Error copying database',
      perhapsDone: 'It may have been copied.',
    },
  },
);
