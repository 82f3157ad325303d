import * as v from 'valibot';
import { ApiError } from '@/data/client/ApiError';
import { changedFields, GUEST_MESSAGE, prayerFields } from '../api/writes';
import type { Prayer, PrayerFields } from '../model/prayer';
import { isGuest } from '@/data/session/users';
import { createList } from '@/data/list/createList';
import type { RootState } from '@/data/store/rootReducer';
import { withoutOverwritten } from '@/data/sync/conflictOf';
import { createWriteThunk } from '@/data/sync/createWriteThunk';
import { installList } from '@/data/sync/sync';
import * as writes from '../api/writes';

/** A guest has no prayers; refuses without a call. */
export const refuseGuest = (endpoint: string) => (user: string) => {
  if (isGuest(user)) {
    throw new ApiError({ kind: 'rejected', endpoint, detail: GUEST_MESSAGE });
  }
};

const list = installList(
  createList('prayers', {
    notices: { error: 'Error fetching prayers' },
    refuse: refuseGuest('get_prayers'),
    isStale: () => true,
  }),
);

export const loadPrayers = list.load;
export const selectPrayersState = list.selectView;
export const selectPrayers = list.selectRows;

export const addPrayer = createWriteThunk('prayers/add', writes.addPrayer, (prayer: PrayerFields) => ({
  ...v.parse(prayerFields, prayer),
  archived: false,
}));

/** The new values of a prayer. */
export interface PrayerEdit extends Prayer {
  /** The prayer that the person saw when they began; if absent, the one that is shown now. */
  was?: Prayer;
  /** The fields that overwrite another device's change. */
  fieldsToOverwrite?: readonly string[];
}

const shownPrayer = (state: RootState, id: number): Prayer | undefined =>
  selectPrayers(state).find(({ prayerId }) => prayerId === id);

/** Writes only the changed fields of a prayer. */
export const updatePrayer = createWriteThunk(
  'prayers/update',
  writes.updatePrayer,
  ({ prayerId, was, fieldsToOverwrite, ...wanted }: PrayerEdit, state) => {
    const before = was ?? shownPrayer(state, prayerId);
    return {
      prayerId,
      changes: changedFields(before, wanted),
      was: before ? withoutOverwritten(v.parse(prayerFields, before), fieldsToOverwrite) : {},
    };
  },
);

export const archivePrayer = createWriteThunk(
  'prayers/archive',
  writes.archivePrayer,
  (prayerId: number) => ({
    prayerId,
  }),
);
