import { isSameName } from '@/platform/values/collation';
import { ApiError } from '../client/ApiError';

/** The API's shared user with fewer features; calls are made in this name while nobody is signed in. */
export const GUEST = 'Guest';

/** Whether a name is the guest's, in any spelling. */
export const isGuest = (name: string): boolean => isSameName(name, GUEST);

/** For a list or a write that a guest has not, by any route: throws an ApiError with that sentence, and no call is made. */
export const refuseGuests =
  (endpoint: string, sentence: string) =>
  (user: string): void => {
    if (isGuest(user)) throw new ApiError({ kind: 'rejected', endpoint, detail: sentence }, sentence);
  };
