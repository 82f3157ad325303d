import type { PrayerJson } from '../../../src/features/prayers/api/calls';
import { userEndpoint } from './endpoint';
import { nothing } from './inputs';

/** Every prayer, including archived ones. The rows do not name their user. */
export const getPrayers = userEndpoint({
  name: 'get_prayers',
  method: 'GET',
  userKey: 'userId',
  input: nothing,
  invalid: [],
  answer: (_, { data }): PrayerJson[] =>
    data.prayers.map((prayer) => ({
      prayerId: prayer.prayerId,
      prayerTitleTx: prayer.title,
      prayerDetailsTx: prayer.details,
      prayerSubjectPersonName: prayer.personName,
      archiveFl: prayer.archived ? 'Y' : 'N',
      prayerPriorityCd: prayer.priority,
    })),
});
