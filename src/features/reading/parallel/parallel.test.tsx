import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import './ParallelVerses';
import { TRANSLATIONS } from '@/bible/translations';
import { runAction } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

const verse = (number: number) => document.getElementById(`v${number}`) ?? expect.fail(`no verse ${number}`);
/** The verse in a translation. */
const text = (number: number, code: string) =>
  verse(number).querySelector<HTMLElement>(`[data-translation='${code}']`) ?? expect.fail(`no ${code}`);
const translation = () => screen.getByRole('combobox', { name: 'Translation' });
/** Chooses the second translation, or none. */
async function readBeside({ user }: Pick<ReturnType<typeof renderApp>, 'user'>, name: string) {
  await user.click(screen.getByRole('button', { name: 'Read in parallel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Read in Parallel' }));
  await user.click(dialog.getByRole('button', { name }));
}
const requested = ({ api }: ReturnType<typeof renderApp>) =>
  api.requests.flatMap(({ endpoint, query }) =>
    endpoint === 'get_passage_text' ? [`${query?.translation} ${query?.book} ${query?.chapter}`] : [],
  );

it('reads a second translation beside the first, chosen beside the translation', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/psalms/23');
  await screen.findByText(/The LORD is my shepherd/);
  await readBeside({ user }, 'ASV');
  expect(currentPath()).toBe('/readBibleChapter/kjv/psalms/23?with=asv');
  await screen.findByText(/Jehovah is my shepherd/);
  expect(text(1, 'kjv')).toHaveTextContent('The LORD is my shepherd');
  expect(text(1, 'asv')).toHaveTextContent('Jehovah is my shepherd');
  expect(screen.getByRole('heading', { level: 2, name: 'ASV' })).toBeVisible();
  expect(document.title).toMatch(/^Psalms 23 \(KJV, ASV\)/);
  // The number is shown once.
  expect(within(verse(1)).getAllByText('1')).toHaveLength(1);
  // A different first translation keeps the second; choosing the second as the first swaps them.
  await user.selectOptions(translation(), 'asv');
  expect(currentPath()).toBe('/readBibleChapter/asv/psalms/23?with=kjv');
  await readBeside({ user }, 'ASV alone');
  expect(currentPath()).toBe('/readBibleChapter/asv/psalms/23');
  expect(screen.queryByText(/The LORD is my shepherd/)).toBeNull();
});

it('has nothing but translations in the select of the translation', async () => {
  renderApp('/readBibleChapter/kjv/psalms/23?with=asv');
  await screen.findByText(/Jehovah is my shepherd/);
  const options = within(translation()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(
    TRANSLATIONS.map(({ shortName }) => shortName),
  );
});

it('turns both, whose neighbours are prefetched', async () => {
  const app = renderApp('/read/kjv/john/3/16?to=17&with=asv', { user: null });
  await waitFor(() => expect(text(16, 'asv')).toHaveTextContent('only begotten Son'));
  await waitFor(() => expect(requested(app)).toEqual(expect.arrayContaining(['asv john 4', 'asv john 2'])));
  await app.user.click(screen.getByRole('button', { name: 'Next chapter' }));
  expect(currentPath()).toBe('/read/kjv/john/4?with=asv');
  await waitFor(() => expect(text(6, 'asv')).toHaveTextContent("Jacob's well"));
  expect(text(6, 'kjv')).toHaveTextContent("Now Jacob's well was there");
  await app.user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(currentPath()).toBe('/read/kjv/john/2?with=asv');
});

it('chooses a verse in either; actions on the verse are done in that translation', async () => {
  const { user, api } = renderApp('/readBibleChapter/kjv/psalms/23?with=asv');
  await screen.findByText(/Jehovah is my shepherd/);
  await user.click(text(1, 'asv'));
  expect(currentPath()).toBe('/readBibleChapter/kjv/psalms/23/1?with=asv');
  expect(verse(1)).toHaveClass('marked');
  const bar = within(await screen.findByRole('region', { name: 'Actions for Psalms 23:1' }));
  expect(bar.getByText('Psalms 23:1 (ASV)')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Passage copied to clipboard!');
  expect(await navigator.clipboard.readText()).toMatch(/^Psalms 23:1\nJehovah is my shepherd/);
  await user.click(bar.getByRole('button', { name: 'Memorise' }));
  await screen.findByText('Psalms 23:1 added to your memory passages');
  expect(api.requests.find(({ endpoint }) => endpoint === 'add_memory_passage')?.query).toMatchObject({
    translation: 'asv',
  });
  await user.click(text(2, 'kjv'));
  expect(await screen.findByText('Psalms 23:1-2 (KJV)')).toBeVisible();
  expect(currentPath()).toBe('/readBibleChapter/kjv/psalms/23/1?to=2&with=asv');
  await user.keyboard('{Escape}');
  expect(currentPath()).toBe('/readBibleChapter/kjv/psalms/23?with=asv');
  // With the keyboard too.
  verse(3).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(currentPath()).toBe('/compare/psalms/23/3?with=kjv,asv');
});

it.each(['/readBibleChapter', '/read'])(
  'chooses and shares at %s a verse that only the second translation numbers',
  async (base) => {
    const { user } = renderApp(`${base}/csb/2-corinthians/13?with=kjv`);
    server.use(
      http.get('*/get_passage_text.php', ({ request }) => {
        const url = new URL(request.url);
        if (url.searchParams.get('translation') !== 'csb') return undefined;
        const verses = Array.from({ length: 13 }, (_, index) => ({
          verseParts: [
            { verseNumber: index + 1, versePartId: 1, verseText: `CSB ${index + 1}`, wordsOfChrist: false },
          ],
        }));
        return HttpResponse.json({ verses });
      }),
    );
    await screen.findByText(/^The grace of the Lord Jesus Christ/);
    await user.click(text(14, 'kjv'));
    expect(currentPath()).toBe(`${base}/csb/2-corinthians/13/14?with=kjv`);
    expect(screen.queryByText(/there is no verse 14/)).toBeNull();
    expect(verse(14)).toHaveClass('marked');
    expect(await screen.findByText('2 Corinthians 13:14 (KJV)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Share Public Link' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toMatch(/\/read\/csb\/2-corinthians\/13\/14\?with=kjv$/),
    );
  },
);

/** A server whose ESV leaves out Acts 8:37. */
const leavingOutConfession = () =>
  server.use(
    http.get('*/get_passage_text.php', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      if (asked.get('chapter') !== '8' || asked.get('translation') !== 'esv') return undefined;
      const verses = [36, 38].map((verseNumber) => ({
        verseParts: [{ verseNumber, verseText: `Verse ${verseNumber}`, wordsOfChrist: false }],
      }));
      return HttpResponse.json({ verses });
    }),
  );

it.each(['esv', 'kjv'])(
  'acts in the second on a verse that the first leaves out, touched in the %s',
  async (column) => {
    const { user, api } = renderApp('/readBibleChapter/esv/acts/8?with=kjv');
    leavingOutConfession();
    await screen.findByText(/^And Philip said, If thou believest/);
    await user.click(text(37, column));
    const bar = within(await screen.findByRole('region', { name: 'Actions for Acts 8:37' }));
    expect(bar.getByText('Acts 8:37 (KJV)')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Copy' }));
    await screen.findByText('Passage copied to clipboard!');
    expect(await navigator.clipboard.readText()).toMatch(/^Acts 8:37\nAnd Philip said/);
    await user.click(bar.getByRole('button', { name: 'Memorise' }));
    await screen.findByText('Acts 8:37 added to your memory passages');
    expect(api.requests.find(({ endpoint }) => endpoint === 'add_memory_passage')?.query).toMatchObject({
      translation: 'kjv',
    });
    // The first has another of the verses, so it is the one to act in.
    await user.click(text(36, column));
    expect(await screen.findByText(`Acts 8:36-37 (${column.toUpperCase()})`)).toBeVisible();
  },
);

it('copies in the second a verse of the URL that the first leaves out', async () => {
  renderApp('/readBibleChapter/esv/acts/8/37?with=kjv');
  leavingOutConfession();
  await screen.findByText(/^And Philip said, If thou believest/);
  runAction('Copy');
  await screen.findByText('Passage copied to clipboard!');
  expect(await navigator.clipboard.readText()).toMatch(/^Acts 8:37\nAnd Philip said/);
});

it('offers nothing that would be empty where no translation has the verse', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/acts/8');
  leavingOutConfession();
  await user.click(await screen.findByText(/^And Philip said, If thou believest/));
  const bar = within(await screen.findByRole('region', { name: 'Actions for Acts 8:37' }));
  expect(bar.getByRole('button', { name: 'Copy' })).toBeVisible();
  await user.selectOptions(translation(), 'esv');
  await screen.findByText('Verse 36');
  expect(await screen.findByText(/^This translation has no verse 37 here/)).toBeVisible();
  expect(bar.getByRole('button', { name: 'Compare' })).toBeVisible();
  for (const name of ['Copy', 'Memorise', 'Nugget', 'Share'])
    expect(bar.queryByRole('button', { name })).toBeNull();
});

it('copies the chapter where the only translation leaves out the verse of the URL', async () => {
  renderApp('/readBibleChapter/esv/acts/8/37');
  leavingOutConfession();
  await screen.findByText('Verse 36');
  runAction('Copy chapter');
  await screen.findByText('Passage copied to clipboard!');
  expect(await navigator.clipboard.readText()).toMatch(/^Acts 8\nVerse 36/);
});

it.each([
  ['an error', '500:once'],
  ['garbage', 'garbage:once'],
])('leaves the first to be read when the second is %s, and tries again', async (_, fault) => {
  const app = renderApp('/readBibleChapter/kjv/psalms/23');
  await screen.findByText(/The LORD is my shepherd/);
  await waitFor(() => expect(requested(app)).toHaveLength(3));
  app.api.faults.set('get_passage_text', fault);
  await readBeside(app, 'ASV');
  expect(await screen.findByText('The ASV could not be loaded.')).toBeVisible();
  expect(screen.getByText(/The LORD is my shepherd/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(text(1, 'asv')).toHaveTextContent('Jehovah is my shepherd'));
  expect(screen.queryByText('The ASV could not be loaded.')).toBeNull();
});

it('brings both once the network is back, where neither had come', async () => {
  const app = renderApp('/readBibleChapter/kjv/john/3?with=asv', { faults: { get_passage_text: 'drop' } });
  await screen.findByRole('button', { name: 'Try again' });
  app.api.faults.clear();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(text(16, 'kjv')).toHaveTextContent('begotten Son'));
  await waitFor(() => expect(text(16, 'asv')).toHaveTextContent('begotten Son'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says that the second has no such text, and leaves the first', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/psalms/23?with=ylt');
  server.use(
    http.get('*/get_passage_text.php', ({ request }) =>
      request.url.includes('translation=ylt') ? HttpResponse.json(null) : undefined,
    ),
  );
  expect(await screen.findByText('The YLT has no text for Psalms 23.')).toBeVisible();
  expect(await screen.findByText(/The LORD is my shepherd/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read the KJV alone' }));
  expect(currentPath()).toBe('/readBibleChapter/kjv/psalms/23');
  expect(screen.queryByText('The YLT has no text for Psalms 23.')).toBeNull();
});

it.each([
  ['xyz', ''],
  ['', ''],
  ['kjv', ''],
  ['KJV', ''],
  ['ASV', '?with=asv'],
  ['kjv,asv,ylt', '?with=asv'],
  ['<b>', ''],
])('mends a URL with the second translation %j', async (named, query) => {
  renderApp(`/readBibleChapter/kjv/psalms/23?with=${encodeURIComponent(named)}`);
  await screen.findByText(/The LORD is my shepherd/);
  expect(currentPath()).toBe(`/readBibleChapter/kjv/psalms/23${query}`);
  if (query === '') expect(document.querySelector('[data-translation]')).toBeNull();
});
