import { addMemoryPassage as callAddMemoryPassage } from '@/api/memory';
import { ApiError } from '@/api/ApiError';
import type { PassageRef } from '@/domain/entities';
import { formatReference } from '@/domain/reference';
import { createApiThunk } from './createApiThunk';
import { GUEST } from './user';

const GUESTS_CANNOT_ADD = 'Guest users cannot add memory passages';

/** Adds a passage to the user's memory passages; a guest is refused without a call (§6). */
export const addMemoryPassage = createApiThunk(
  'passages/add',
  (ref: PassageRef, { user }) => {
    if (user === GUEST)
      throw new ApiError({ kind: 'rejected', endpoint: 'add_memory_passage', detail: GUESTS_CANNOT_ADD });
    return callAddMemoryPassage(user, ref);
  },
  {
    notices: {
      success: (_, ref) => `${formatReference(ref)} added to your memory passages`,
      rejected: ({ detail }) => (detail === GUESTS_CANNOT_ADD ? detail : 'Failed to add memory passage'),
      error: 'Error adding memory passage',
    },
  },
);
