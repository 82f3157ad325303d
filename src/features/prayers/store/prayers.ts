import * as v from 'valibot';
import { prayers } from '../api/calls';
import { changedFields, prayerFields } from '../api/writes';
import type { Prayer, PrayerFields } from '../model/prayer';
import { createList } from '@/data/list/createList';
import type { RootState } from '@/data/store/rootReducer';
import { withoutOverwritten } from '@/data/define/conflict';
import { createWriteThunk } from '@/data/write/createWriteThunk';
import * as writes from '../api/writes';

const list = createList(prayers);

export const loadPrayers = list.load;
export const selectPrayersState = list.selectView;
export const selectPrayers = list.selectRows;

export const addPrayer = createWriteThunk('prayers/add', writes.addPrayerWrite, (prayer: PrayerFields) => ({
  ...v.parse(prayerFields, prayer),
  archived: false,
}));

/** The new values of a prayer. */
export interface PrayerEdit extends Prayer {
  /** The prayer that the person saw when they began; if absent, the one shown now. */
  was?: Prayer;
  /** The fields that overwrite another device's change. */
  fieldsToOverwrite?: readonly string[];
}

const shownPrayer = (state: RootState, id: number): Prayer | undefined =>
  selectPrayers(state).find(({ prayerId }) => prayerId === id);

/** Writes only the changed fields of a prayer. */
export const updatePrayer = createWriteThunk(
  'prayers/update',
  writes.updatePrayerWrite,
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
  writes.archivePrayerWrite,
  (prayerId: number) => ({
    prayerId,
  }),
);
