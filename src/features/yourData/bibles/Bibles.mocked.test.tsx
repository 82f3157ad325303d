import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { actionLabels } from '@test/kit/actions';
import { putOnDevice } from '@test/kit/keptBible';
import { first, opened } from '@test/kit/command';
import { renderApp } from '@test/kit/renderApp';
import { readKept, removeKept } from '@/bible/device/bibleStorage';
import { forgetBooks } from '@/bible/device/bookMemory';
import { translationsOnDevice } from '@/bible/text/onDevice';

vi.mock('@/bible/device/waiting', async (original) => ({
  ...(await original<typeof import('@/bible/device/waiting')>()),
  wait: () => Promise.resolve(),
}));

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { translation } of (await readKept()) ?? []) {
    await removeKept(translation);
    forgetBooks(translation);
  }
});

const bible = (name: string) => screen.findByRole('listitem', { name });
const inBible = async (name: string) => within(await bible(name));
const searches = ({ api }: ReturnType<typeof renderApp>) =>
  api.requests.filter(({ endpoint }) => endpoint === 'bible_search');

it('continues a download, shows size and date, and removes the translation', async () => {
  await putOnDevice('kjv', { real: ['john'], missing: ['jude', 'titus'] });
  const app = renderApp('/yourData');
  expect(await screen.findByRole('heading', { name: 'Bibles on this device' })).toBeVisible();
  expect(await (await inBible('KJV')).findByText(/MB, kept on \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
  expect(searches(app)).toHaveLength(2);
  await app.user.click((await inBible('KJV')).getByRole('button', { name: 'Remove' }));
  expect(await (await inBible('KJV')).findByRole('button', { name: 'Keep on this device' })).toBeVisible();
  expect(await readKept()).toEqual([]);
});

it('shows how many books are there, and can be cancelled', async () => {
  await putOnDevice('kjv', { missing: ['jude', 'titus'] });
  const app = renderApp('/', { user: null });
  app.unmount();
  const next = renderApp('/yourData', { faults: { bible_search: 'hang' } });
  const kjv = await inBible('KJV');
  expect(await kjv.findByText('64 of 66 books')).toBeVisible();
  expect(kjv.getByRole('progressbar', { name: 'Kept so far' })).toHaveValue(64);
  await next.user.click(kjv.getByRole('button', { name: 'Cancel' }));
  expect(await (await inBible('KJV')).findByRole('button', { name: 'Keep on this device' })).toBeVisible();
});

it('names the books that failed to download, and requests them again', async () => {
  await putOnDevice('kjv', { missing: ['jude'] });
  const app = renderApp('/yourData', { faults: { bible_search: 'html' } });
  const kjv = await inBible('KJV');
  expect(await kjv.findByText(/Not here, for no whole text of it came: Jude\.$/)).toBeVisible();
  app.api.faults.clear();
  await app.user.click(kjv.getByRole('button', { name: 'Try again' }));
  expect(await kjv.findByText(/kept on \S+\.$/)).toBeVisible();
});

it('says that a download waits while the server only fails, and goes on', async () => {
  await putOnDevice('kjv', { missing: ['jude', 'titus', 'philemon'] });
  const app = renderApp('/yourData', { faults: { bible_search: 'html' } });
  const kjv = await inBible('KJV');
  expect(await kjv.findByText(/^63 of 66 books: the server cannot be reached or fails/)).toBeVisible();
  app.api.faults.clear();
  fireEvent(window, new Event('online'));
  expect(await kjv.findByText(/Not here, for no whole text of it came: Titus and Philemon\.$/)).toBeVisible();
});

it('says after one call that a translation has no text', async () => {
  const app = renderApp('/yourData', { faults: { bible_search: 'none' } });
  await app.user.click(await (await inBible('YLT')).findByRole('button', { name: 'Keep on this device' }));
  expect(await (await inBible('YLT')).findByText('The YLT has no text on this server.')).toBeVisible();
  expect(searches(app)).toHaveLength(1);
});

it('says if nothing can be stored, and offers no download', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  renderApp('/yourData');
  const alert = await screen.findByText(/This browser stores nothing here/);
  expect(alert).toBeVisible();
  expect((await inBible('KJV')).queryByRole('button')).toBeNull();
});

const offer = () => screen.queryByText(/Read and search the KJV without a network\?/);
const readEarlier = () =>
  localStorage.setItem('nuggets.keepOffer', JSON.stringify({ since: '2026-01-01', isAnswered: false }));

it('is offered once, from the second day of reading on', async () => {
  const first = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved/);
  await waitFor(() => expect(localStorage.getItem('nuggets.keepOffer')).toContain('"isAnswered":false'));
  expect(offer()).toBeNull();
  first.unmount();
  readEarlier();
  const second = renderApp('/readBibleChapter/kjv/john/3');
  await waitFor(() => expect(offer()).toBeVisible());
  await second.user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(offer()).toBeNull();
  await second.user.click(screen.getByRole('button', { name: 'Next chapter' }));
  await screen.findByText(/How is it that thou, being a Jew/);
  expect(offer()).toBeNull();
});

it('is not offered when saving data, nor on a public link', async () => {
  readEarlier();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const first = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved/);
  first.unmount();
  Reflect.deleteProperty(navigator, 'connection');
  renderApp('/read/kjv/john/3', { user: null });
  await screen.findByText(/For God so loved/);
  expect(offer()).toBeNull();
  expect(screen.queryByRole('option', { name: /Keep/ })).toBeNull();
  expect(actionLabels()).not.toContain('Keep KJV on this device');
});

it('starts in the menu of the reader, and not at an arrow key in its select', async () => {
  const app = renderApp('/readBibleChapter/kjv/john/3', { faults: { bible_search: 'hang' } });
  await screen.findByText(/For God so loved/);
  expect(screen.queryByRole('option', { name: /Keep/ })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'More actions' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Keep KJV on this device' }));
  expect(await screen.findByText(/Keeping the KJV on this device/)).toBeVisible();
  await waitFor(() => expect(searches(app)).toHaveLength(1));
  expect(translationsOnDevice()).toEqual({ kjv: { isWhole: false, isDownloading: true } });
  expect(screen.getByRole('combobox', { name: 'Translation' })).toHaveValue('kjv');
});

it.each([
  ['keep kjv', /^Keep KJV on this device/],
  ['offline bible', /^Bibles on this device/],
])('is found in the command box by %s', async (typed, row) => {
  const { user } = await opened();
  await user.keyboard(typed);
  await waitFor(() => expect(first()).toMatch(row));
});

it.each([false, true])(
  'remains when the device is forgotten, unless removal is chosen (%s)',
  async (isAsked) => {
    await putOnDevice('kjv', { real: ['john'] });
    const app = renderApp('/yourData');
    await app.user.click(await screen.findByRole('button', { name: 'Forget this device' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forget this device?' }));
    const check = dialog.getByRole('checkbox', { name: 'Remove the 1 translation kept here, too' });
    if (isAsked) await app.user.click(check);
    const forget = dialog.getByRole('button', { name: 'Forget' });
    // Not before what waits has been counted.
    await waitFor(() => expect(forget).toBeEnabled());
    await app.user.click(forget);
    await screen.findByRole('heading', { name: 'Bible Nuggets' });
    await waitFor(async () => expect(await readKept()).toHaveLength(isAsked ? 0 : 1));
    expect(Object.keys(translationsOnDevice())).toEqual(isAsked ? [] : ['kjv']);
  },
);
