import { ApiError } from '@/data/client/ApiError';
import { copyDatabase } from '../api';
import { createApiThunk, unlessDone } from '@/data/store/createApiThunk';
import { isOwner } from './user';
import { GUEST } from '@/data/session/users';

/** Replaces everything of Guest's with the user's data; only the owner may. */
export const copyDatabaseToGuest = createApiThunk<'success'>(
  'user/copyDatabase',
  (_, { user }) => {
    if (!isOwner(user)) {
      const detail = 'only the owner may copy their database';
      throw new ApiError({ kind: 'rejected', endpoint: 'copy_db_to_another', detail });
    }
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
