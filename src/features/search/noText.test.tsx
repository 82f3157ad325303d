import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

/** The translations that the select marks as without text on this server. */
const withoutText = async () =>
  within(await screen.findByRole('group', { name: 'No text here' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** A server without text in these translations. */
function without(...codes: string[]) {
  server.use(
    http.get('*/get_passage_text.php', ({ request }) =>
      codes.includes(new URL(request.url).searchParams.get('translation') ?? '')
        ? HttpResponse.json(null)
        : undefined,
    ),
    http.post('*/bible_search.php', async ({ request }) => {
      const body = await request.clone().text();
      return codes.some((code) => body.includes(`"translations":["${code}"]`))
        ? HttpResponse.json([])
        : undefined;
    }),
  );
}

it('learns that a translation has no text, says so, and offers one that has', async () => {
  const { user, unmount } = renderApp('/readBibleChapter/niv/jude/1');
  without('niv');
  expect(await screen.findByText('The NIV84 has no text for Jude 1.')).toBeVisible();
  expect(await withoutText()).toEqual(['NIV84']);
  // The chosen option is short enough for a phone's bar, and no translation without text is offered beside it.
  expect(screen.getByRole('combobox', { name: 'Translation' })).toHaveDisplayValue('NIV84');
  // From now on it is known to have text.
  expect(await screen.findByRole('button', { name: 'Read it in the KJV' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'ASV');
  expect(await screen.findByText(/^Jude, a servant/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read in parallel' }));
  const parallel = within(await screen.findByRole('dialog', { name: 'Read in Parallel' }));
  expect(parallel.getByRole('button', { name: 'KJV' })).toBeVisible();
  expect(parallel.queryByRole('button', { name: 'NIV84' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'NIV84');
  await user.click(await screen.findByRole('button', { name: 'Read it in the KJV' }));
  expect(await screen.findByText(/^Jude, the servant/)).toBeVisible();
  expect(currentPath()).toBe('/readBibleChapter/kjv/jude/1');
  unmount();
  // The browser remembers it.
  renderApp('/viewChapter');
  expect(await withoutText()).toEqual(['NIV84']);
});

it('begins a search where there is text, and says of a translation that has none', async () => {
  localStorage.setItem('nuggets.translationsWithText', '{"niv":"none","asv":true}');
  const { user, api } = renderApp('/search');
  without('niv');
  const translation = await screen.findByRole('combobox', { name: 'Translation' });
  expect(translation).toHaveDisplayValue('ASV');
  await user.selectOptions(translation, 'NIV84');
  await user.type(screen.getByRole('searchbox'), 'jesus wept{Enter}');
  expect(await screen.findByText('The NIV84 has no text on this server.')).toBeVisible();
  // Other words or other books of it would find nothing either.
  expect(screen.queryByRole('button', { name: 'Change the phrase' })).toBeNull();
  expect(screen.queryByText(/^Fewer words/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Search all translations' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Search the ASV' }));
  expect(await screen.findByText(/^1 verse found/)).toBeVisible();
  expect(api.requests.filter(({ endpoint }) => endpoint === 'bible_search').at(-1)?.body).toMatchObject({
    translations: ['asv'],
  });
});

it.each([
  '/readBibleChapter/niv/jude/1',
  '/compare/jude/1/3?with=niv,ylt',
  '/search?phrase=wept&translation=niv',
])('offers no translation at %s before its text is known to exist', async (path) => {
  renderApp(path);
  without('niv', 'kjv', 'asv', 'esv', 'nas', 'bbe');
  const offer = await screen.findByRole(path.startsWith('/search') ? 'link' : 'button', {
    name: /^(Read it in|Compare|Search) the /,
  });
  // The KJV was asked first, then those that follow it.
  expect(offer).toHaveTextContent(/the (CSB|HCSB|YLT)$/);
});

it('says that an unknown translation has no text, once a search found nothing', async () => {
  const { user } = renderApp('/search?phrase=jesus+wept&translation=niv');
  without('niv');
  expect(await screen.findByText('No passages match your search.')).toBeVisible();
  expect(await screen.findByText('The NIV84 has no text on this server.')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Search the KJV' }));
  expect(await screen.findByText(/^1 verse found/)).toBeVisible();
});

it('learns from a search in all translations only which have text', async () => {
  renderApp('/search?phrase=shepherd&group=both&book=All&translation=all');
  server.use(
    http.post('*/bible_search.php', () =>
      HttpResponse.json(
        Array.from({ length: 60 }, (_, index) => ({
          passageId: -1,
          bookId: 19,
          bookName: 'psalms',
          translationId: 'kjv',
          translationName: 'kjv',
          chapter: index + 1,
          startVerse: 1,
          endVerse: 1,
          verses: [
            {
              passageId: -1,
              verseParts: [{ verseNumber: 1, versePartId: 1, verseText: 'shepherd', wordsOfChrist: false }],
            },
          ],
        })),
      ),
    ),
  );
  await screen.findByText(/^60 verses found/);
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('nuggets.translationsWithText') ?? '{}')).toEqual({ kjv: true }),
  );
  // The others may only have other words there.
  expect(screen.queryByRole('group', { name: 'No text here' })).toBeNull();
});

it('finds out that a translation which had no text has one by now', async () => {
  localStorage.setItem('nuggets.translationsWithText', '{"kjv":"none","asv":true}');
  renderApp('/search?phrase=jehovah+of+hosts&translation=kjv');
  expect(await screen.findByText('No passages match your search.')).toBeVisible();
  expect(await screen.findByText(/^Fewer words, another translation/)).toBeVisible();
  expect(screen.queryByText('The KJV has no text on this server.')).toBeNull();
  expect(screen.queryByRole('group', { name: 'No text here' })).toBeNull();
  expect(localStorage.getItem('nuggets.translationsWithText')).toBe('{"kjv":true,"asv":true}');
});

it('compares with a translation that has text', async () => {
  localStorage.setItem('nuggets.translationsWithText', '{"niv":"none","esv":"none","ylt":true}');
  const { user } = renderApp('/compare/jude/1/3?with=kjv,asv');
  await user.click(await screen.findByRole('button', { name: 'Add translation' }));
  const set = within(screen.getByRole('group', { name: 'Translations' }));
  expect(set.getByRole('combobox', { name: 'Translation 3' })).toHaveDisplayValue('YLT');
});

it.each(['/browseBible', '/practice/by_psgtxt/by_freq', '/readBibleChapter/niv/john/3'])(
  'offers another one by a button at %s',
  async (path) => {
    const { user } = renderApp(path, {
      prepare: (db) => {
        const data = db.user('demo');
        data.nuggets.splice(1);
        data.memoryPassages.splice(1);
        for (const passage of data.memoryPassages) passage.translation = 'niv';
      },
    });
    without('niv');
    (await screen.findByRole('button', { name: 'Read it in the KJV' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('.verse')).toBeVisible());
    expect(screen.getByRole('combobox', { name: 'Translation' })).toHaveDisplayValue('KJV');
    // The button is gone, but the keyboard focus is not lost.
    expect(document.body).not.toHaveFocus();
  },
);

it('offers another in the place of one that is compared and has none', async () => {
  const { user } = renderApp('/compare/jude/1/3?with=asv,niv');
  // It is not known yet which of the others have text.
  without('niv', 'kjv', 'esv', 'nas', 'bbe', 'csb', 'lsb', 'net', 'nkj', 'nlt', 'nrs', 'wbt');
  expect(await screen.findByText('The NIV84 has no text for Jude 1:3.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Compare the YLT' }));
  await waitFor(() => expect(currentPath()).toBe('/compare/jude/1/3?with=asv,ylt'));
  expect(screen.queryByText('The NIV84 has no text for Jude 1:3.')).toBeNull();
});

it('offers at a wrong URL a chapter in a translation that has text', async () => {
  localStorage.setItem('nuggets.translationsWithText', '{"niv":"none","asv":true}');
  renderApp('/read/vulgate/john/3', { user: null });
  expect(await screen.findByText('There is no translation “vulgate”.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read John 3 (ASV)' })).toBeVisible();
});
