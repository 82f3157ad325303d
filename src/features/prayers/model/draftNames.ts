/** The storage names of the drafts. */
export const draftNames = {
  add: 'prayer/new',
  edit: (prayerId: number) => `prayer/${prayerId}`,
  /** The note of a prayer's next session. */
  note: (prayerId: number) => `prayerNote/${prayerId}`,
  refusedNote: (prayerId: number, writeId: number) => `prayerNote/${prayerId}/${writeId}`,
} as const;
