import * as v from 'valibot';
import { userEndpoint } from './endpoint';
import { wholeNumber } from './inputs';
import { prayerFields, prayerRowOf } from './prayerInput';

/** Writes a whole prayer of the user's own. */
export const updatePrayer = userEndpoint({
  name: 'update_prayer',
  method: 'POST',
  userKey: 'userId',
  writes: true,
  input: v.object({ prayer: v.object({ prayerId: wholeNumber, ...prayerFields.entries }) }),
  invalid: 'error',
  answer: ({ prayer }, { data }): 'success' | 'error' => {
    const stored = data.prayers.find((each) => each.prayerId === prayer.prayerId);
    if (stored === undefined) return 'error';
    Object.assign(stored, prayerRowOf(prayer));
    return 'success';
  },
});
