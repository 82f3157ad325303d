import type { Prayer } from '@/domain/prayers/prayer';

/** What the prayer dialog asks for (§2, §3). */
export type PrayerFields = Pick<Prayer, 'title' | 'personName' | 'details' | 'daily'>;

export const BLANK_PRAYER: PrayerFields = { title: '', personName: '', details: '', daily: false };

export function fieldsOf({ title, personName, details, daily }: PrayerFields): PrayerFields {
  return { title, personName, details, daily };
}

/** As it is saved: white space around the words means nothing. */
export function trimmed({ title, personName, details, daily }: PrayerFields): PrayerFields {
  return { title: title.trim(), personName: personName.trim(), details: details.trim(), daily };
}

/** A stored draft, or null where there is none or it is no such thing. */
export function readFields(stored: unknown): PrayerFields | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { title, personName, details, daily }: Record<string, unknown> = { ...stored };
  const texts = typeof title === 'string' && typeof personName === 'string' && typeof details === 'string';
  return texts && typeof daily === 'boolean' ? { title, personName, details, daily } : null;
}

/** Under these names drafts are kept, each prayer's apart. */
export const draftNames = {
  add: 'prayer/new',
  edit: (prayerId: number) => `prayer/${prayerId}`,
  note: (prayerId: number) => `prayerNote/${prayerId}`,
  refusedNote: (prayerId: number, waiting: number) => `prayerNote/${prayerId}/${waiting}`,
} as const;
