import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';
import { LOVE } from '@test/kit/search';

it('emails the results that are shown as plain text', async () => {
  const { user, api } = renderApp(`${LOVE}&only=john`);
  await user.click(await screen.findByRole('button', { name: 'Email Results' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email Results' }));
  const send = dialog.getByRole('button', { name: 'Send' });
  expect(send).toBeDisabled();
  await user.type(dialog.getByLabelText('Email address'), 'no address');
  await user.click(send);
  expect(api.db.sentEmails).toEqual([]);
  await user.clear(dialog.getByLabelText('Email address'));
  await user.type(dialog.getByLabelText('Email address'), 'friend@example.org');
  await user.dblClick(send);
  expect(await screen.findByText('Search results sent successfully!')).toBeVisible();
  expect(api.db.sentEmails).toHaveLength(1);
  expect(api.db.sentEmails[0]).toMatchObject({
    emailTo: 'friend@example.org',
    searchParam: {
      book: 'All',
      translation: 'kjv',
      testament: 'new',
      searchPhrase: 'love one*another',
      user: 'demo',
    },
  });
  expect(api.db.sentEmails[0]?.searchResults).toHaveLength(4);
  expect(api.db.sentEmails[0]?.searchResults[0]).toEqual([
    'John 13:34',
    expect.stringContaining('That ye love one another; as I have'),
  ]);
});

it.each([
  ['error', 'Failed to send email: error', false],
  ['404', 'Error sending email', false],
  // The server may have sent it all the same.
  ['500', 'Error sending email', true],
  ['html', 'Error sending email', true],
  ['drop', 'Error sending email', true],
])('keeps the address when sending fails with %s', async (fault, message, mayBeSent) => {
  const { user } = renderApp(LOVE, { faults: { send_search_results: fault } });
  await user.click(await screen.findByRole('button', { name: 'Email Results' }));
  const address = await screen.findByRole('textbox', { name: 'Email address' });
  await user.type(address, 'friend@example.org{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryAllByText('It may have been sent.')).toHaveLength(mayBeSent ? 1 : 0);
  expect(address).toHaveValue('friend@example.org');
});

/** A found verse of John, as the server sends it. */
const row = (translation: string, verse: number) => ({
  bookName: 'john',
  translationName: translation,
  chapter: 13,
  startVerse: verse,
  endVerse: verse,
  verses: [
    { verseParts: [{ verseNumber: verse, verseText: `Love in the ${translation}`, wordsOfChrist: false }] },
  ],
});

it.each([
  // Verse 34 is sent as the KJV has that verse, which is read; verse 35 was found in the ASV alone.
  ['each in one translation: KJV and ASV', [row('kjv', 34), row('asv', 34), row('asv', 35)], ['kjv', 'asv']],
  ['in the ASV', [row('asv', 34), row('asv', 35)], ['asv', 'asv']],
])('says of a search in all translations that the verses are sent %s', async (which, found, sent) => {
  const { user, api } = renderApp('/search?phrase=love&group=new&book=All&translation=all');
  server.use(http.post('*/bible_search.php', () => HttpResponse.json(found)));
  await user.click(await screen.findByRole('button', { name: 'Email Results' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email Results' }));
  expect(dialog.getByText(`All 2 verses will be sent, ${which}.`)).toBeVisible();
  await user.type(dialog.getByLabelText('Email address'), 'a@example.org{Enter}');
  await waitFor(() => expect(api.db.sentEmails).toHaveLength(1));
  const texts = api.db.sentEmails[0]?.searchResults ?? [];
  expect(texts.map((pair) => pair.join(' '))).toEqual(
    sent.map((code, index) => `John 13:${34 + index} (${code.toUpperCase()}) Love in the ${code}`),
  );
});

it('sends two hundred verses without a question', async () => {
  const verses = Array.from({ length: 200 }, (_, index) =>
    index < 176 ? [119, index + 1] : [78, index - 175],
  );
  const rows = verses.map(([chapter, verse]) => ({
    bookName: 'psalms',
    translationName: 'kjv',
    chapter,
    startVerse: verse,
    endVerse: verse,
    verses: [{ verseParts: [{ verseNumber: verse, verseText: 'Love one another', wordsOfChrist: false }] }],
  }));
  const { user, api } = renderApp(LOVE);
  server.use(http.post('*/bible_search.php', () => HttpResponse.json(rows)));
  await user.click(await screen.findByRole('button', { name: 'Email Results' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email Results' }));
  expect(dialog.getByText('All 200 verses will be sent.')).toBeVisible();
  expect(dialog.queryByRole('alert')).toBeNull();
  await user.type(dialog.getByLabelText('Email address'), 'a@example.org{Enter}');
  await waitFor(() => expect(api.db.sentEmails).toHaveLength(1));
});
