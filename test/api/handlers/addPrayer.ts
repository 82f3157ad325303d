import { nextId } from '../db';
import { userEndpoint } from './endpoint';
import { prayerFields, prayerRowOf } from './prayerInput';

/** Adds a prayer; its fields are at the top level. */
export const addPrayer = userEndpoint({
  name: 'add_prayer',
  method: 'POST',
  userKey: 'userId',
  writes: true,
  input: prayerFields,
  invalid: 'error',
  answer: (fields, { data }): number => {
    const prayerId = nextId(data.prayers.map((prayer) => prayer.prayerId));
    data.prayers.push({ prayerId, archived: false, ...prayerRowOf(fields) });
    return prayerId;
  },
});
