import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import '@/features/nuggets/NuggetDialogs';
import { runAction } from '@test/kit/actions';
import { LONG } from '@test/kit/command';
import { renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

/** Opens a screen whose list has these rows. */
function openWith(path: string, endpoint: string, rows: readonly object[]) {
  const app = renderApp(path);
  server.use(http.get(`*/bible/api/${endpoint}.php`, () => HttpResponse.json([...rows])));
  return app;
}

const prayer = {
  prayerTitleTx: 'Exams',
  prayerDetailsTx: '',
  prayerSubjectPersonName: '',
  archiveFl: 'N',
  prayerPriorityCd: null,
};
const quote = { quoteTx: 'Be still', tagIds: [] };

/** Each screen with its list, a row of it, a row without an id, and the noun for one. */
const SCREENS = [
  ['/prayers', 'get_prayers', { ...prayer, prayerId: 7 }, { ...prayer, prayerId: null }, 'prayer'],
  ['/viewQuotes', 'get_quote_list', { ...quote, quoteId: 7 }, { ...quote, quoteId: 0 }, 'quote'],
  ['/searchQuotes', 'get_quote_list', { ...quote, quoteId: 7 }, { ...quote, quoteId: 0 }, 'quote'],
  [
    '/links',
    'get_additional_links',
    { key: '4.8', label: 'Hymns', action: 'https://hymns.example' },
    { key: '', label: '', action: '' },
    'link',
  ],
] as const;

it.each(SCREENS)('%s says how many rows of %s cannot be read', async (path, list, row, invalid, what) => {
  openWith(path, list, [invalid, row]);
  const one = `1 more ${what} on the server cannot be read, and is not shown.`;
  expect(await screen.findByText(one, {}, LONG)).toBeVisible();
});

it.each(SCREENS)('%s says that no row of %s can be read', async (path, list, _, invalid, what) => {
  openWith(path, list, [invalid, invalid]);
  const none = `There are 2 ${what}s on the server, and none of them can be read.`;
  expect(await screen.findByText(none, {}, LONG)).toBeVisible();
});

it.each([
  [[{ id: 3, name: 'Grace' }], '1 more topic on the server cannot be read, and is not shown.'],
  [[], 'There is 1 topic on the server, and it cannot be read.'],
])('the topic picker says how many topics cannot be read, beside %j', async (readable, message) => {
  openWith('/browseBible', 'get_tag_list', [{ id: -1, name: 'Hope' }, ...readable]);
  await screen.findByText('1 of 200');
  runAction('Manage Topics');
  expect(await within(await screen.findByRole('dialog')).findByText(message)).toBeVisible();
});
