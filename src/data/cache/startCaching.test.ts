import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { passageTextParams } from '@/bible/text/passageTextParams';
import { getPassageText } from '@/bible/text/bibleText';
import { server } from '@test/kit/server';
import { appEngine } from '@/app/store';
import { answers } from '@test/kit/engine';

const chapter = (number: number) =>
  ({ translation: 'kjv', bookName: 'john', chapter: number, startVerse: 1, endVerse: 54 }) as const;
const text = { verses: [{ verseParts: [{ verseNumber: 1, verseText: 'Text', wordsOfChrist: false }] }] };
const answerWith = (response: () => Response) =>
  server.use(http.all('*/bible/api/get_passage_text.php', response));

/** The page of a visitor with a shared link to a chapter that is not requested here. */
function openedByLink() {
  const params = { chapter: 1 };
  globalThis.nuggetsEarlyRequest = {
    endpoint: 'get_passage_text',
    user: 'Guest',
    params,
    ref: chapter(1),
    answer: Promise.resolve(null),
    end: () => undefined,
    taken: true,
    painted: false,
  };
  const engine = appEngine();
  const isCached = async (number: number) =>
    (await answers.read('get_passage_text', passageTextParams('Guest', chapter(number)))) !== undefined;
  return {
    startCaching: engine.startCaching,
    read: (number: number, signal?: AbortSignal) =>
      getPassageText(engine.as('Guest', { signal }), chapter(number)),
    isCached,
  };
}

it('caches what a visitor reads once they go on into the app, and what they had read', async () => {
  answerWith(() => HttpResponse.json(text));
  const { startCaching, read, isCached } = openedByLink();
  const verses = await read(3);
  expect(await isCached(3)).toBe(false);
  startCaching();
  await vi.waitFor(async () => expect(await isCached(3)).toBe(true));
  await read(4);
  await vi.waitFor(async () => expect(await isCached(4)).toBe(true));

  // The next shared link finds them, whatever the server answers.
  for (const failure of [
    () => HttpResponse.error(),
    () => new HttpResponse('<h1>Sign in to this network</h1>'),
    () => HttpResponse.json('error', { status: 500 }),
  ]) {
    answerWith(failure);
    const stranger = openedByLink();
    expect(await stranger.read(4)).toEqual(verses);
    await expect(stranger.read(5)).rejects.toThrow();
  }
});

it('fails if the visitor’s call is cancelled, although the text is cached', async () => {
  answerWith(() => HttpResponse.json(text));
  const { startCaching, read, isCached } = openedByLink();
  startCaching();
  await read(6);
  await vi.waitFor(async () => expect(await isCached(6)).toBe(true));
  const stranger = openedByLink();
  const call = new AbortController();
  call.abort();
  await expect(stranger.read(6, call.signal)).rejects.toThrow();
});
