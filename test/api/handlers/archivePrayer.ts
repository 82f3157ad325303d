import * as v from 'valibot';
import { userEndpoint } from './endpoint';
import { wholeNumber } from './inputs';

/** Archives a prayer of the user's own. */
export const archivePrayer = userEndpoint({
  name: 'archive_prayer',
  method: 'GET',
  userKey: 'userId',
  writes: true,
  input: v.object({ prayerId: wholeNumber }),
  invalid: 'error',
  answer: ({ prayerId }, { data }): 'success' | 'error' => {
    const prayer = data.prayers.find((each) => each.prayerId === prayerId);
    if (prayer === undefined) return 'error';
    prayer.archived = true;
    return 'success';
  },
});
