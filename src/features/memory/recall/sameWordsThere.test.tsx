import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import './RecallPanel';
import { readRecallRows } from '../api/recallStorage';
import { decodeEntry } from '../model/strength/decodeEntry';
import { practiceOfOne } from '@test/kit/practiceOfOne';
import { server } from '@test/kit/server';

const EARS = 'He that hath ears to hear, let him hear.';
const panel = () => screen.getByRole('region', { name: 'Recall' });
const field = () => within(panel()).getByRole('textbox', { name: 'Reference' });
const verdict = async (name: RegExp) => within(panel()).findByRole('heading', { level: 3, name });
/** Asks for the reference of Matthew 11:15; other verses have the given texts, if any. */
async function recall(texts: Record<string, string | Promise<string>>) {
  const app = practiceOfOne({
    path: 'by_psgtxt/by_freq',
    passage: { bookName: 'matthew', chapter: 11, startVerse: 15, endVerse: 15, box: 2, lastViewedNum: 0 },
    text: EARS,
  });
  server.use(
    http.get('*/bible/api/get_passage_text.php', async ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const [book, chapter, start] = ['book', 'chapter', 'start'].map((name) => asked.get(name));
      const text = await texts[`${book} ${chapter}:${start}`];
      if (text === undefined) return new HttpResponse(null, { status: 500 });
      const verseParts = [
        { verseNumber: Number(start), versePartId: 1, verseText: text, wordsOfChrist: false },
      ];
      return HttpResponse.json({ verses: [{ passageId: 1, verseParts }] });
    }),
  );
  await screen.findByText('1 of 1');
  await app.user.keyboard('r');
  await screen.findByRole('textbox', { name: 'Reference' });
  const runs = () =>
    (app.store.getState().recallLog?.entries ?? []).filter(({ exercise }) => exercise === 'reference');
  return { ...app, runs };
}

it('accepts a verse with the same words, and names the passage’s own', async () => {
  const { user, runs } = await recall({ 'matthew 13:9': 'He that hath EARS to hear — let him hear!' });
  await user.type(field(), 'Matthew 13:9{Enter}');
  await verdict(/^Known by heart · right: the same words stand there too$/);
  expect(panel()).toHaveTextContent(
    'Matthew 11:15a is this passage. Matthew 13:9 has the same words, so your answer is right too.',
  );
  await waitFor(() => expect(runs()).toMatchObject([{ score: 1 }]));
  // The text is known now, so the answer is judged at once.
  await user.click(within(panel()).getByRole('button', { name: 'Again' }));
  await user.type(field(), 'Matthew 13:9{Enter}');
  await verdict(/^Known by heart/);
  expect(runs()).toMatchObject([{ score: 1 }, { score: 1 }]);
});

it.each([
  ['has other words', 'Matthew 13:43', { 'matthew 13:43': 'Who hath ears to hear, let him hear.' }],
  ['cannot be had', 'Matthew 13:44', {}],
])('judges by the reference alone if that verse %s', async (_, reference, texts) => {
  const { user, runs, api } = await recall(texts);
  await user.type(field(), `${reference}{Enter}`);
  await verdict(/^Not yet · not right: the chapter, the verses$/);
  await expect.poll(() => api.requests.length).toBeGreaterThan(0);
  expect(runs()).toMatchObject([{ score: 1 / 3 }]);
});

it('does not wait for that text, and shows no change when the text loads', async () => {
  let come: (text: string) => void = expect.fail;
  const coming = new Promise<string>((resolve) => (come = resolve));
  const { user, runs } = await recall({ 'mark 11:15': coming });
  await user.type(field(), 'Mark 11:15{Enter}');
  await verdict(/^Not yet · not right: the book$/);
  await user.click(within(panel()).getByRole('button', { name: 'Again' }));
  await user.type(field(), 'Mark');
  come(EARS);
  await waitFor(() => expect(runs()).toMatchObject([{ score: 1 }]));
  expect(field()).toHaveValue('Mark');
  expect(within(panel()).queryByRole('heading', { level: 3 })).toBeNull();
});

it('keeps one entry if the page closes while a run is judged again', async () => {
  let come: (text: string) => void = expect.fail;
  const coming = new Promise<string>((resolve) => (come = resolve));
  const { user, runs } = await recall({ 'mark 11:15': coming });
  await user.type(field(), 'Mark 11:15{Enter}');
  await verdict(/^Not yet · not right: the book$/);
  const stored = async () =>
    ((await readRecallRows('demo')) ?? [])
      .map(({ entry }) => decodeEntry(entry))
      .filter((entry) => entry?.exercise === 'reference');
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  // From here on, only the first transaction is completed.
  const transaction = IDBDatabase.prototype.transaction;
  let isClosed = false;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    if (asked[1] === 'readwrite' && this.name === 'nuggets-recall') {
      if (isClosed) throw new DOMException('closed', 'InvalidStateError');
      isClosed = true;
    }
    return transaction.apply(this, asked);
  });
  come(EARS);
  await waitFor(() => expect(runs()).toMatchObject([{ score: 1 }]));
  await verdict(/^Known by heart/);
  await waitFor(async () => expect(await stored()).toMatchObject([{ score: 1 }]));
});
