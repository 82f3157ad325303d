import { ApiError } from '@/data/client/ApiError';
import { copyDatabase } from '../api';
import { outboxOf } from '@/data/sync/outboxOf';
import { createApiThunk, unlessDone } from '@/data/store/createApiThunk';
import { isOwner } from './user';
import { GUEST } from '@/data/session/users';

/** Replaces all of Guest's data with the user's; only the owner may. */
export const copyDatabaseToGuest = createApiThunk<'success'>(
  'user/copyDatabase',
  async (_, { user, getState, dispatch }) => {
    if (!isOwner(user)) {
      const detail = 'only the owner may copy their database';
      throw new ApiError({ kind: 'rejected', endpoint: 'copy_db_to_another', detail });
    }
    // Writes that are still undoable or waiting are copied only if the server has them.
    await outboxOf({ getState, dispatch }).flush({ now: true });
    return copyDatabase(user, GUEST);
  },
  {
    notices: {
      success: 'Successfully copied database to Guest user',
      rejected: ({ detail = '' }) => `Failed to copy database: ${detail}`,
      error: unlessDone('Error copying database', 'it may have been copied'),
    },
  },
);
