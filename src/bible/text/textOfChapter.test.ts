import { expect, it } from 'vitest';
import { UNKNOWN_BOOK } from '../books';
import { chapterRange } from '../chapters';
import type { PassageRef } from '../passage';
import { startStore } from '@test/kit/startStore';
import { loadText, selectText } from './textCache';

const verses: PassageRef = {
  translation: 'kjv',
  bookName: 'nahum',
  chapter: 1,
  startVerse: 7,
  endVerse: 8,
};
const chapter: PassageRef = { ...verses, ...chapterRange('kjv', verses) };
const numbersOf = ({ store }: ReturnType<typeof startStore>) => {
  const text = selectText(store.getState(), verses);
  return text?.status === 'loaded' ? text.verses.map(({ verseNumber }) => verseNumber) : text?.status;
};

it.each(['drop', '500'])(
  'verses come out of their chapter where the server gives none (%s)',
  async (fault) => {
    const app = startStore();
    await app.store.dispatch(loadText(chapter));
    app.api.faults.set('get_passage_text', fault);
    await app.store.dispatch(loadText(verses));
    expect(numbersOf(app)).toEqual([7, 8]);
  },
);

it('verses come out of a chapter that was read in an earlier visit', async () => {
  const earlier = startStore();
  await earlier.store.dispatch(loadText({ ...chapter, translation: 'asv' }));
  const app = startStore();
  app.api.faults.set('get_passage_text', 'drop');
  await app.store.dispatch(loadText({ ...verses, translation: 'asv' }));
  const text = selectText(app.store.getState(), { ...verses, translation: 'asv' });
  expect(text?.status).toBe('loaded');
});

it('is an error where the chapter is not there either, or has no such verses', async () => {
  const app = startStore();
  const john = { ...verses, translation: 'csb', bookName: '3-john' } as const;
  await app.store.dispatch(loadText({ ...john, ...chapterRange('csb', john) }));
  app.api.faults.set('get_passage_text', 'drop');
  const absent: PassageRef[] = [
    { ...john, startVerse: 15, endVerse: 15 },
    { ...john, bookName: 'habakkuk', chapter: 2 },
  ];
  for (const ref of absent) await app.store.dispatch(loadText(ref));
  const statuses = absent.map((ref) => selectText(app.store.getState(), ref)?.status);
  expect(statuses).toEqual(['error', 'error']);
});

it.each([
  { chapter: 99 },
  { chapter: 0 },
  { bookName: UNKNOWN_BOOK },
  { startVerse: 18, endVerse: 20 },
] as const)('is missing everywhere, without a request, where no Bible has such verses: %j', async (place) => {
  const app = startStore();
  app.api.faults.set('get_passage_text', 'drop');
  const ref: PassageRef = { ...verses, bookName: 'habakkuk', startVerse: 1, endVerse: 20, ...place };
  await app.store.dispatch(loadText(ref));
  expect(selectText(app.store.getState(), ref)).toEqual({ status: 'missing', isNowhere: true });
  expect(app.api.requests.map(({ endpoint }) => endpoint)).not.toContain('get_passage_text');
  // Nothing is learned of the translation: the verses are not in another one either.
  expect(app.store.getState().bibleText.known).toEqual({});
});
