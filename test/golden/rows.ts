/** The rows that the recorded requests use. */
export const john316 = {
  translation: 'kjv',
  bookName: 'john',
  chapter: 3,
  startVerse: 16,
  endVerse: 17,
} as const;
export const passage301 = {
  passageId: 301,
  bookId: 43,
  bookName: 'john',
  translationId: 'kjv',
  translationName: 'kjv',
  chapter: 3,
  startVerse: 16,
  endVerse: 17,
  frequencyDays: 2,
  explanation: 'Why it matters',
};
export const matthew1 = {
  dayOfWeek: 'Saturday',
  bookName: 'matthew',
  chapter: 1,
  dateRead: '2026-11-21',
} as const;
export const neighbours = {
  title: 'Neighbours',
  details: 'New family next door',
  personName: 'The neighbours',
  archived: false,
  daily: true,
};
export const neighboursRow = {
  prayerId: 61,
  prayerTitleTx: 'Neighbours',
  prayerDetailsTx: 'Settling in',
  prayerSubjectPersonName: 'The neighbours',
  archiveFl: 'N',
  prayerPriorityCd: '',
};
export const quote1 = {
  quoteId: 1,
  quoteTx: 'Edited quote text.',
  approved: 'Y',
  sourceId: null,
  fromUser: null,
};
export const search = {
  book: 'All',
  translations: ['kjv'],
  group: 'new',
  phrase: 'love one*another',
} as const;
