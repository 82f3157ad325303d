import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putOnDevice } from '@test/kit/keptBible';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { searches } from '@test/kit/search';
import { removeKept } from '@/bible/device/bibleStorage';
import { forgetBooks } from '@/bible/device/bookMemory';
import { endWorker } from '@/bible/device/worker/inWorker';

beforeEach(async () => {
  await putOnDevice('kjv', { real: ['john', '1-john', 'jude'] });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await removeKept('kjv');
  forgetBooks('kjv');
  endWorker();
});

const READER = '/readBibleChapter/kjv/john/3/16';
const count = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });
const forms = async () =>
  within(await screen.findByRole('list', { name: 'Forms of the word' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const marked = () => new Set([...document.querySelectorAll('mark')].map(({ textContent }) => textContent));

async function openPanel(path = READER) {
  const app = renderApp(path);
  await screen.findByText(/For God so loved the world/);
  await app.user.click(document.getElementById('v16') ?? document.body);
  const panel = within(await screen.findByRole('region', { name: 'Actions for John 3:16' }));
  return { ...app, panel };
}

it('shows where else a word of a verse is, in all of its forms or only in one', async () => {
  const { user, api, panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Where else' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Where else' }));
  expect(dialog.getByText('Where else in the KJV is a word of John 3:16?')).toBeVisible();
  await user.click(dialog.getByRole('link', { name: 'loved' }));
  expect(currentPath()).toBe('/search?phrase=loved&translation=kjv&words=forms');
  const all = await count(/verses found$/);
  expect((await forms()).slice(0, 3)).toEqual(['love 44', 'loved 22', 'loveth 14']);
  expect(marked()).toContain('loveth');
  const books = within(screen.getByRole('group', { name: 'Narrow to a book' }));
  expect(books.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All books',
    expect.stringMatching(/^John \d+$/),
    expect.stringMatching(/^1 John \d+$/),
    expect.stringMatching(/^Jude \d+$/),
  ]);

  const before = all.textContent;
  await user.click(screen.getByRole('switch', { name: 'All forms of the word' }));
  await waitFor(async () => expect((await count(/verses found$/)).textContent).not.toBe(before));
  expect(await count('22 verses found')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Forms of the word' })).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'All forms of the word' }));
  await user.click(await screen.findByRole('link', { name: 'loveth' }));
  expect(await count('14 verses found')).toBeVisible();
  expect(searches(api)).toEqual([]);
});

it('opens from a word that is tapped twice', async () => {
  renderApp(READER);
  const verse = await screen.findByText(/For God so loved the world/);
  document.elementFromPoint = () => verse;
  // There is no layout here: only this word is where the finger is.
  Range.prototype.getClientRects = function (this: Range) {
    const top = this.toString() === 'loved' ? 100 : 900;
    return Object.assign([new DOMRect(0, top, 50, 20)], { item: () => null });
  };
  const tap = () => {
    const at = { pointerType: 'touch', isPrimary: true, clientX: 20, clientY: 110, bubbles: true };
    fireEvent.pointerDown(verse, at);
    fireEvent.pointerUp(verse, at);
    // The browser sends the click to the element that is under the finger now.
    fireEvent.click(verse.isConnected ? verse : document.body);
  };
  await vi.waitFor(() => {
    tap();
    tap();
    expect(currentPath()).toBe('/search?phrase=loved&translation=kjv&words=forms');
  });
});

it('opens at once for the word that is selected', async () => {
  const { panel } = await openPanel();
  const text = screen.getByText(/For God so loved the world/).firstChild ?? expect.fail();
  const start = text.nodeValue?.indexOf('loved') ?? -1;
  getSelection()?.setBaseAndExtent(text, start, text, start + 'loved'.length);
  // Not a press by user-event, which would select the button's text.
  fireEvent.click(panel.getByRole('button', { name: 'Where else' }));
  await waitFor(() => expect(currentPath()).toBe('/search?phrase=loved&translation=kjv&words=forms'));
});

it('is not offered for a translation that is not kept', async () => {
  const { panel } = await openPanel(READER.replace('kjv', 'asv'));
  expect(panel.getByRole('button', { name: 'Compare' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Where else' })).toBeNull();
});

it('says that other forms need a translation that is kept', async () => {
  const { api } = renderApp('/search?phrase=loved&translation=asv&words=forms');
  expect(await count(/verses found$/)).toBeVisible();
  expect(screen.getByText(/^Only this form was looked for/)).toBeVisible();
  expect(searches(api)).toHaveLength(1);
});
