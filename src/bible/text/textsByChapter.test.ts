import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server as network } from '@test/kit/server';
import { startStore } from '@test/kit/startStore';
import { chapterRange } from '../chapters';
import type { PassageRef } from '../passage';
import { versesText } from '../passageText';
import { rangeKey } from '../references/reference';
import { getPassageText } from './bibleText';
import { textsByChapter } from './textsByChapter';
import { callAs } from '@test/kit/engine';

const psalm = (startVerse: number, endVerse = startVerse): PassageRef => ({
  translation: 'kjv',
  bookName: 'psalms',
  chapter: 23,
  startVerse,
  endVerse,
});
const jude: PassageRef = { ...psalm(24, 25), bookName: 'jude', chapter: 1 };

async function textsOf(refs: readonly PassageRef[], signal = new AbortController().signal) {
  const texts = new Map<string, string>();
  await textsByChapter(callAs('demo', signal), refs, (ref, verses) => {
    texts.set(rangeKey(ref), versesText(verses));
  });
  return texts;
}

const asked = ({ api }: ReturnType<typeof startStore>) =>
  api.requests
    .filter(({ endpoint }) => endpoint === 'get_passage_text')
    .map(({ query }) => `${query?.book} ${query?.chapter}:${query?.start}-${query?.end}`);

it('asks once for a chapter of which several texts are missing, else for the text', async () => {
  const app = startStore();
  const texts = await textsOf([psalm(1), psalm(2, 3), jude, psalm(1), psalm(6)]);
  expect(asked(app).sort()).toEqual(['jude 1:24-25', 'psalms 23:1-6']);
  expect([...texts.keys()].sort()).toEqual([psalm(1), psalm(2, 3), psalm(6), jude].map(rangeKey).sort());
  expect(texts.get(rangeKey(psalm(1)))).toBe('The LORD is my shepherd; I shall not want.');
  expect(texts.get(rangeKey(psalm(2, 3)))).toMatch(/^He maketh me .* sake\.$/);
});

it('gives each passage the same text as a request for that passage alone', async () => {
  startStore();
  const refs = [psalm(1), psalm(2, 3), psalm(4, 6)];
  const texts = await textsOf(refs);
  for (const ref of refs)
    expect(texts.get(rangeKey(ref))).toBe(versesText((await getPassageText(callAs('demo'), ref)) ?? []));
});

it('asks for nothing that is on this device, by itself or in its chapter', async () => {
  const app = startStore();
  await getPassageText(callAs('demo'), { ...psalm(1), ...chapterRange('kjv', psalm(1)) });
  await getPassageText(callAs('demo'), jude);
  const before = asked(app).length;
  expect((await textsOf([psalm(1), psalm(2), jude])).size).toBe(3);
  expect(asked(app)).toHaveLength(before);
  // One of two is there: the other is the only one that is missing.
  const other = { ...jude, startVerse: 3, endVerse: 3 };
  await textsOf([jude, other]);
  expect(asked(app).slice(before)).toEqual(['jude 1:3-3']);
});

it('asks by itself for a range whose verse the chapter is not known to have', async () => {
  const app = startStore();
  await textsOf([psalm(1), psalm(2), psalm(6, 7)]);
  expect(asked(app).sort()).toEqual(['psalms 23:1-6', 'psalms 23:6-7']);
});

it('gives no verse where the server has none, unlike one that could not be loaded', async () => {
  startStore();
  const none: PassageRef = { ...psalm(15), bookName: '3-john', chapter: 1 };
  const texts = await textsOf([none, { ...none, startVerse: 14, endVerse: 14 }]);
  expect(texts.get(rangeKey(none))).toBe('');
  expect(texts.size).toBe(2);
});

it('goes on after texts that cannot be had, which alone are asked for the next time', async () => {
  const app = startStore();
  const refs = [psalm(1), psalm(2), jude];
  app.api.faults.set('get_passage_text', '500:once');
  const { size } = await textsOf(refs);
  expect([1, 2]).toContain(size);
  expect((await textsOf(refs)).size).toBe(3);
  expect(asked(app)).toHaveLength(3);
});

/** A first verse of many chapters. */
const ofChapters = (count: number, translation: PassageRef['translation'] = 'kjv') =>
  Array.from({ length: count }, (_, index) => ({ ...psalm(1), translation, chapter: index + 1 }));

it('gives up when the server fails three times in succession, and can try again', async () => {
  const app = startStore();
  const refs = ofChapters(40);
  app.api.faults.set('get_passage_text', '500');
  expect((await textsOf(refs)).size).toBe(0);
  // Two more were under way when the third failed.
  expect(asked(app).length).toBeLessThanOrEqual(5);
  app.api.faults.clear();
  expect((await textsOf(refs)).size).toBe(40);
});

it('reads this device and asks for other translations after giving up on one', async () => {
  startStore();
  await textsOf([{ ...psalm(1), chapter: 40 }]);
  let failed = 0;
  network.use(
    http.get('*/get_passage_text.php', ({ request }) => {
      if (new URL(request.url).searchParams.get('translation') !== 'kjv') return undefined;
      failed += 1;
      return HttpResponse.json({ error: 'no table' }, { status: 500 });
    }),
  );
  const texts = await textsOf([...ofChapters(40), ...ofChapters(2, 'asv')]);
  expect([...texts.keys()].sort()).toEqual(
    [{ ...psalm(1), chapter: 40 }, ...ofChapters(2, 'asv')].map(rangeKey).sort(),
  );
  expect(failed).toBeLessThanOrEqual(5);
});

it('goes on after two failures, and where the server has no such texts', async () => {
  const { api } = startStore();
  api.faults.set('get_passage_text', '500:2');
  expect((await textsOf(ofChapters(20))).size).toBe(18);
  network.use(http.get('*/get_passage_text.php', () => HttpResponse.json(null)));
  const texts = await textsOf(ofChapters(20, 'asv'));
  expect([...texts.values()]).toEqual(Array.from({ length: 20 }, () => ''));
});

it('stops when cancelled, with an AbortError', async () => {
  startStore();
  const stop = new AbortController();
  stop.abort();
  await expect(textsOf([psalm(1)], stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
