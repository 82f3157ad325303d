import * as v from 'valibot';
import { MODES, ORDERS } from '@/domain/memory/practiceOrder';
import { perUser, readStoredJson, writeStoredJson } from '@/device/storage';

const KEY = 'nuggets.practice';
const places = perUser('nuggets.practicePlace/');

const mode = v.picklist(MODES.map(({ id }) => id));
const order = v.picklist(ORDERS.map(({ id }) => id));
const choice = v.object({ mode: v.fallback(mode, 'by_ref'), order: v.fallback(order, 'by_freq') });
const place = v.nullable(v.object({ mode, order, passageId: v.number() }));

export type PracticeChoice = v.InferOutput<typeof choice>;
/** Where practice was left: with what choice, and at which passage. */
export type PracticePlace = NonNullable<v.InferOutput<typeof place>>;

/** Mode and order as last chosen on this device; the first of each where nothing was. */
export const readPracticeChoice = (): PracticeChoice =>
  v.parse(v.fallback(choice, { mode: 'by_ref', order: 'by_freq' }), readStoredJson(KEY));

export const rememberPracticeChoice = (chosen: PracticeChoice): void => writeStoredJson(KEY, chosen);

/** The passage that a user practised last on this device; null where there was none. */
export const readPracticePlace = (user: string): PracticePlace | null =>
  v.parse(v.fallback(place, null), places.read(user));

export const rememberPracticePlace: (user: string, place: PracticePlace) => void = places.write;
