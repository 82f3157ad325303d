import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import './verses/ChapterPicker';
import './verses/VerseActions';
import '@/ui/dialogs/MenuPanel';
import { rememberOnDevice } from '@/bible/text/onDevice';
import { actionLabels, runAction } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { textsIn } from '@test/kit/textsIn';
import { server } from '@test/kit/server';

const verse = (number: number) => document.getElementById(`v${number}`) ?? expect.fail(`no verse ${number}`);
const bar = () => screen.queryByRole('region', { name: /^Actions for/ });

/** Simulates a page scrolled down by so much, with verses 100 px high. */
function scrolledTo(top: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, Number(this.id.slice(1)) * 100 - top, 500, 100);
  });
  act(() => void window.dispatchEvent(new Event('scroll')));
}
/** Records how far the page is scrolled. */
const scrolledBy = () => {
  const by: number[] = [];
  vi.spyOn(window, 'scrollBy').mockImplementation((...to: unknown[]) => void by.push(Number(to[1])));
  return by;
};

it.each([
  // Nothing is remembered at the top of the page: the bars cover 96 px.
  { top: 0, verseAt: null },
  { top: 503, verseAt: 6 },
  { top: 505, verseAt: 6 },
  { top: 960, verseAt: 10 },
])('goes on after Back at the verse that was read, $top pixels down', async ({ top, verseAt }) => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  scrolledTo(top);
  await user.click(screen.getByRole('button', { name: 'Next chapter' }));
  await screen.findByRole('heading', { level: 1, name: 'John 4' });
  await screen.findByText(/How is it that thou, being a Jew/);
  const by = scrolledBy();
  const toTop = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  scrolledTo(0);
  window.history.back();
  await screen.findByText(/For God so loved the world/);
  await screen.findByRole('heading', { level: 1, name: 'John 3' });
  if (verseAt === null) {
    expect(by).toEqual([]);
    expect(toTop).toHaveBeenCalled();
  } else expect(by).toEqual([verseAt * 100 - (verseAt * 100 - top)]);
});

it('offers the menu of a reader, and less to a guest', async () => {
  const menuOf = async ({ user }: ReturnType<typeof renderApp>) => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    const told = (await screen.findAllByRole('menuitem')).map(
      (item) => `${(item.parentElement?.className ?? '') === '' ? '' : '— '}${item.textContent}`,
    );
    await user.keyboard('{Escape}');
    return told;
  };
  const own = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  const common = [
    'Copy Verse Range...',
    'Go to Verse...',
    'Read in Parallel...',
    'Open in Bible Hub...',
    'Interlinear View...',
  ];
  const last = ['— Highlight Nuggets', 'Keep KJV on this device', 'Share Public Link'];
  expect(await menuOf(own)).toEqual([...common, '— Add to Memory Verses...', 'Add to Nuggets...', ...last]);
  await waitFor(() => expect(actionLabels()).toContain('Highlight Nuggets'));
  runAction('Highlight Nuggets');
  await waitFor(() => expect(actionLabels()).toContain('Clear Highlight'));
  runAction('Clear Highlight');
  expect(actionLabels()).toContain('Highlight Nuggets');
  runAction('Previous chapter');
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/kjv/john/2'));
  runAction('Go to Verse...');
  expect(await screen.findByRole('dialog', { name: 'Go to Verse' })).toBeVisible();
  own.unmount();
  const guest = renderApp('/readBibleChapter/kjv/john/3', { user: 'Guest' });
  await screen.findByText(/For God so loved the world/);
  expect(await menuOf(guest)).toEqual([...common, ...last]);
});

it('offers to keep a translation only while absent on the device', async () => {
  renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  expect(actionLabels()).toContain('Keep KJV on this device');
  // Its download has begun, here or in another tab, and nothing else on the screen has changed.
  act(() => rememberOnDevice({ kjv: { isWhole: false, isDownloading: true } }));
  await waitFor(() => expect(actionLabels()).not.toContain('Keep KJV on this device'));
  act(() => rememberOnDevice({}));
  await waitFor(() => expect(actionLabels()).toContain('Keep KJV on this device'));
});

it('lets go of the chosen verses by a button, and the keyboard goes on there', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  await user.click(verse(16));
  await screen.findByRole('region', { name: 'Actions for John 3:16' });
  const actions = within(bar() ?? expect.fail());
  expect(textsIn(bar() ?? expect.fail())).toEqual(
    expect.arrayContaining(['John 3:16', 'Copy', 'Nugget', 'Share', 'Compare', 'Bible Hub', 'Interlinear']),
  );
  await user.click(actions.getByRole('button', { name: 'Close' }));
  expect(bar()).toBeNull();
  expect(verse(16)).toHaveFocus();
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3');
});

it('takes no tap for a choice while words are picked out, nor keys with a modifier', async () => {
  renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  const range = document.createRange();
  range.selectNodeContents(verse(16));
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  fireEvent.click(verse(16));
  expect(bar()).toBeNull();
  getSelection()?.removeAllRanges();
  verse(16).focus();
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    fireEvent.keyDown(verse(16), { key: 'Enter', [modifier]: true });
  expect(bar()).toBeNull();
  expect(fireEvent.keyDown(verse(16), { key: 'ArrowDown' })).toBe(false);
  expect(verse(17)).toHaveFocus();
  expect(fireEvent.keyDown(verse(17), { key: 'ArrowUp' })).toBe(false);
  expect(verse(16)).toHaveFocus();
  // At the ends the page handles the key.
  verse(1).focus();
  expect(fireEvent.keyDown(verse(1), { key: 'ArrowUp' })).toBe(true);
  expect(verse(1)).toHaveFocus();
});

it('says that a text failed to load, and Try again loads the verses', async () => {
  const { api, user } = renderApp('/readBibleChapter/kjv/jude/1', { faults: { get_passage_text: '500' } });
  await screen.findByText('Error loading verses');
  expect(document.querySelector('.verse')).toBeNull();
  api.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelectorAll('.verse')).toHaveLength(25));
  expect(document.title).toMatch(/^Jude 1 \(KJV\)/);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('reads a text that did not come once the network is back, without a press', async () => {
  const { api } = renderApp('/readBibleChapter/kjv/jude/1', { faults: { get_passage_text: 'drop' } });
  await screen.findByText('Error loading verses', { selector: 'main *' });
  api.faults.clear();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(document.querySelectorAll('.verse')).toHaveLength(25));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['Go to Verse', 'Go'],
  ['Open in Bible Hub', 'Open'],
])('takes one verse for %s: a second pick replaces the first', async (title, submit) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  runAction(`${title}...`);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  for (const pick of ['3', '7']) await user.click(dialog.getByRole('button', { name: pick }));
  expect(dialog.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    '7',
  ]);
  expect(dialog.getByRole('status')).toHaveTextContent(/^Verse 7$/);
  await user.click(dialog.getByRole('button', { name: submit }));
  if (submit === 'Go') expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/7');
  else expect(opened.mock.calls.map(([url]) => url)).toEqual(['https://biblehub.com/john/3-7.htm']);
});

/** A server whose texts of some translations lack verse 21 of Matthew 17. */
function leavingOutFasting(...codes: string[]) {
  server.use(
    http.get('*/get_passage_text.php', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      if (asked.get('chapter') !== '17' || !codes.includes(asked.get('translation') ?? '')) return undefined;
      const verses = [20, 22].map((verseNumber) => ({
        verseParts: [{ verseNumber, verseText: `Verse ${verseNumber}`, wordsOfChrist: false }],
      }));
      return HttpResponse.json({ verses });
    }),
  );
}

it('shows a range as far as the text has verses, with one in the tab order', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const range = renderApp('/readBibleChapter/kjv/matthew/17/21?to=22');
  leavingOutFasting('kjv');
  await screen.findByText('Verse 22');
  expect(shown.mock.contexts).toContain(verse(22));
  expect(verse(22)).toHaveAttribute('tabindex', '0');
  range.unmount();
  renderApp('/readBibleChapter/kjv/matthew/17/21');
  leavingOutFasting('kjv');
  expect(await screen.findByText(/^This translation has no verse 21 here/)).toBeVisible();
  expect(verse(20)).toHaveAttribute('tabindex', '0');
});

it('says that a verse is left out only where both translations lack that verse', async () => {
  const one = renderApp('/readBibleChapter/kjv/matthew/17/21?with=asv');
  leavingOutFasting('kjv');
  await screen.findByText(/goeth not out/);
  expect(verse(21)).toHaveTextContent('—');
  expect(screen.queryByText(/^This translation has no verse/)).toBeNull();
  one.unmount();
  renderApp('/readBibleChapter/kjv/matthew/17/21?with=ylt');
  leavingOutFasting('kjv', 'ylt');
  expect(await screen.findByText(/has no verse 21 here/)).toBeVisible();
  expect(verse(20)).toHaveAttribute('tabindex', '0');
});
