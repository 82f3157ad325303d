import { ApiError } from '@/api/client/ApiError';
import { changedFields, GUEST_WORDS, prayerFields } from '@/api/writes/prayers';
import type { Prayer, PrayerFields } from '@/domain/prayers/prayer';
import { isGuest } from '@/domain/users/user';
import { createList } from '@/store/core/createList';
import type { RootState } from '@/store/core/rootReducer';
import { withoutDecided } from '@/store/sync/conflictOf';
import { createWriteThunk } from '@/store/sync/createWriteThunk';
import { installList } from '@/store/sync/sync';

/** A guest has no prayers, by any route (§6): refused without a call. */
export const refuseGuest = (endpoint: string) => (user: string) => {
  if (isGuest(user)) {
    throw new ApiError({ kind: 'rejected', endpoint, detail: GUEST_WORDS });
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

export const addPrayer = createWriteThunk('prayers/add', 'prayer', (prayer: PrayerFields) => ({
  ...prayerFields(prayer),
  archived: false,
}));

/** A prayer as it should be. */
export interface PrayerEdit extends Prayer {
  /** What the person saw when they began; what is shown now, where absent. */
  was?: Prayer;
  /** The fields that overwrite another device's change. */
  decided?: readonly string[];
}

const known = (state: RootState, id: number): Prayer | undefined =>
  selectPrayers(state).find(({ prayerId }) => prayerId === id);

/** Writes only the changed fields of a prayer. */
export const updatePrayer = createWriteThunk(
  'prayers/update',
  'prayerEdit',
  ({ prayerId, was, decided, ...wanted }: PrayerEdit, state) => {
    const before = was ?? known(state, prayerId);
    return {
      prayerId,
      changes: changedFields(before, wanted),
      was: before ? withoutDecided(prayerFields(before), decided) : {},
    };
  },
);

export const archivePrayer = createWriteThunk('prayers/archive', 'prayerArchive', (prayerId: number) => ({
  prayerId,
}));
