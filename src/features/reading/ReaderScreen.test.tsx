import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chooseFromMenu } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';

it('shows the chapter of a public link to a visitor as the guest', async () => {
  renderApp('/read/kjv/john/3/16', { user: null });
  expect(await screen.findByText(/For God so loved the world/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('John 3');
  expect(screen.getByText('User: Guest')).toBeVisible();
});

it('turns past the end of a book, and from revelation to genesis', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/revelation/22');
  await screen.findByText(/I Jesus have sent mine angel/);
  await user.click(screen.getByRole('button', { name: 'Next chapter' }));
  expect(await screen.findByText(/In the beginning God created/)).toBeVisible();
  expect(currentPath()).toBe('/readBibleChapter/kjv/genesis/1');
});

it.each([
  ['Add to Memory Verses...', 'add_memory_passage', 'Error adding memory passage', /added to your memory/],
  ['Add to Nuggets...', 'add_nonmemory_passage', 'Error adding nugget', /added to your nuggets/],
])('keeps the picked verses of %s until the server has them', async (item, endpoint, message, success) => {
  const { user, api } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  api.faults.set(endpoint, '500:once');
  await chooseFromMenu(user, item);
  await user.click(await screen.findByRole('button', { name: '21' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: '21' })).toHaveAttribute('aria-pressed', 'true');
  await user.dblClick(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(success)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.filter((request) => request.endpoint === endpoint)).toHaveLength(2);
});

it('closes the picker by Back; the next Back leaves the chapter', async () => {
  const { user, api } = renderApp('/readBibleChapter/kjv/john/2');
  await screen.findByText(/the third day there was a marriage/);
  await user.click(screen.getByRole('button', { name: 'Next chapter' }));
  await screen.findByText(/For God so loved the world/);
  await chooseFromMenu(user, 'Add to Memory Verses...');
  await user.click(await screen.findByRole('button', { name: '16' }));
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('John 3');
  window.history.back();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('John 2'));
  window.history.forward();
  await screen.findByText(/For God so loved the world/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.requests.some(({ endpoint }) => endpoint === 'add_memory_passage')).toBe(false);
});

it('copies nothing of a chapter that failed to load, and does not say to wait', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3', { faults: { get_passage_text: '500' } });
  await screen.findByRole('button', { name: 'Try again' });
  await chooseFromMenu(user, 'Copy Verse Range...');
  await user.click(await screen.findByRole('button', { name: '36' }));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Please wait for verses to load...')).toBeNull();
});

it.each([
  ['kjv/john/3/99', 'John 3 has 36 verses: there is no verse 99.', 36],
  ['kjv/john/3/0', 'John 3 has 36 verses: there is no verse 0.', 1],
  ['kjv/john/3/99999', 'John 3 has 36 verses: there is no verse 99999.', 36],
  ['kjv/john/3/x', 'John 3 has 36 verses: there is no verse “x”.', 1],
])(
  'shows the chapter of /read/%s, says there is no such verse, links to the nearest',
  async (path, words, near) => {
    const { user } = renderApp(`/read/${path}`, { user: null });
    expect(await screen.findByText(/For God so loved the world/)).toBeVisible();
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('link', { name: `Go to verse ${near}` }));
    expect(currentPath()).toBe(`/read/kjv/john/3/${near}`);
    expect(screen.queryByText(words)).toBeNull();
  },
);

it('keeps the chapter when another translation has no such verse', async () => {
  const { user } = renderApp('/readBibleChapter/niv/2-corinthians/13/14');
  await screen.findByText(/The grace of the Lord Jesus Christ/);
  const translation = screen.getByRole('combobox', { name: 'Translation' });
  await user.selectOptions(translation, 'net');
  expect(await screen.findByText('2 Corinthians 13 has 13 verses: there is no verse 14.')).toBeVisible();
  expect(await screen.findByText(/This is the third time I am coming to you/)).toBeVisible();
  await user.selectOptions(translation, 'kjv');
  await screen.findByText(/The grace of the Lord Jesus Christ/);
  expect(currentPath()).toBe('/readBibleChapter/kjv/2-corinthians/13');
});

it('goes to Bible Search with /, where / is a character like any other', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  await user.keyboard('/');
  expect(currentPath()).toBe('/search');
  const phrase = await screen.findByRole('searchbox', { name: 'Phrase' });
  await user.keyboard('/');
  expect(phrase).toHaveFocus();
  expect(phrase).toHaveValue('/');
});

it('scrolls with Space after a chapter was turned with the mouse', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  await user.click(screen.getByRole('button', { name: 'Next chapter' }));
  await user.keyboard(' ');
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/4');
  screen.getByRole('button', { name: 'Next chapter' }).focus();
  await user.keyboard(' ');
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/5');
  expect(screen.getByRole('button', { name: 'Next chapter' })).toHaveFocus();
  await screen.findByText(/whosoever then first after the troubling/);
});

/** Scrolls the page, so that Copy is among the tools, and returns its name. */
async function scrolledCopy() {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400);
  act(() => void window.dispatchEvent(new Event('scroll')));
  return screen.findByRole('button', { name: /^Copy/ });
}

it('copies the chapter, and says so', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  const copy = await scrolledCopy();
  expect(copy).toHaveAccessibleName('Copy chapter');
  await user.click(copy);
  await screen.findByText('Passage copied to clipboard!');
  expect(await navigator.clipboard.readText()).toMatch(/^John 3\nThere was a man of the Pharisees/);
});

it('copies the verses that the URL names', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3/16?to=17');
  await screen.findByText(/For God so loved the world/);
  const copy = await scrolledCopy();
  expect(copy).toHaveAccessibleName('Copy');
  await user.click(copy);
  await screen.findByText('Passage copied to clipboard!');
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^John 3:16-17\nFor God so loved the world/);
  expect(copied).toMatch(/might be saved\.$/);
});

it('copies the words that are selected, with the reference of their verses', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3/1');
  await screen.findByText(/For God so loved the world/);
  await scrolledCopy();
  const words = (verse: number) =>
    document.getElementById(`v${verse}`)?.lastChild?.firstChild ?? expect.fail();
  const select = (from: Node, start: number, to: Node, end: number) =>
    act(() => {
      getSelection()?.setBaseAndExtent(from, start, to, end);
      document.dispatchEvent(new Event('selectionchange'));
    });
  const first = words(16).textContent ?? '';
  select(words(16), first.indexOf('God'), words(17), 'For God sent not his Son'.length);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByText('Passage copied to clipboard!');
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^John 3:16-17\nGod so loved the world/);
  expect(copied).toMatch(/everlasting life\. For God sent not his Son$/);
  getSelection()?.removeAllRanges();
});

it.each([
  ['/KJV/John/3', '/kjv/john/3', /For God so loved the world/],
  ['/Kjv/1-KINGS/3/9?to=10', '/kjv/1-kings/3/9?to=10', /Give therefore thy servant/],
  ['/kjv/jude/2', '/kjv/jude/1/2', /Mercy unto you, and peace/],
  ['/kjv/jude/1', '/kjv/jude/1', /Mercy unto you, and peace/],
  ['/kjv/john', '/kjv/john/1', /In the beginning was the Word/],
  ['/kjv/john/3/16?to=2&x=y', '/kjv/john/3/16', /For God so loved the world/],
  ['/kjv/john/3?to=5', '/kjv/john/3', /For God so loved the world/],
  ['/kjv/john/3/16?with=ASV&to=18', '/kjv/john/3/16?to=18&with=asv', /For God so loved the world/],
  ['/kjv/john/3/16–18', '/kjv/john/3/16?to=18', /For God so loved the world/],
  ['/kjv/jn/3/16?with=asv', '/kjv/john/3/16?with=asv', /For God so loved the world/],
])('opens %s at %s', async (path, own, words) => {
  renderApp(`/read${path}`, { user: null });
  // Beside a second translation both have them.
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(`/read${own}`));
});

it.each(['/read/kjv/jude/26', '/read/kjv/jude/0'])('says that %s does not exist', async (path) => {
  renderApp(path, { user: null });
  expect(await screen.findByText(/Jude (1 has 25 verses|has one chapter)/)).toBeVisible();
});

it('remembers the translation that is chosen, and the book that is read', async () => {
  const { user, unmount } = renderApp('/readBibleChapter/esv/micah/3');
  await screen.findByRole('heading', { name: 'Micah 3' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'asv');
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/asv/micah/3'));
  unmount();
  renderApp('/viewChapter');
  expect(await screen.findByRole('combobox', { name: 'Translation' })).toHaveValue('asv');
  expect(screen.getByRole('button', { name: 'Book: Micah' })).toBeVisible();
});

it('begins View Chapter with the book and translation of where one was', async () => {
  const { user, unmount } = renderApp('/readBibleChapter/ylt/micah/3');
  await screen.findByRole('heading', { name: 'Micah 3' });
  unmount();
  const picker = renderApp('/viewChapter');
  const translation = await screen.findByRole('combobox', { name: 'Translation' });
  expect(translation).toHaveValue('ylt');
  expect(screen.getByRole('button', { name: 'Book: Micah' })).toBeVisible();
  await user.selectOptions(translation, 'asv');
  picker.unmount();
  const again = renderApp('/viewChapter');
  expect(await screen.findByRole('combobox', { name: 'Translation' })).toHaveValue('asv');
  again.unmount();
  renderApp('/readBibleChapter/bbe/ruth/1').unmount();
  renderApp('/search');
  expect(await screen.findByRole('combobox', { name: 'Translation' })).toHaveValue('asv');
});

it('fetches the chapters before and after once the chapter is loaded', async () => {
  const { api } = renderApp('/readBibleChapter/kjv/john/3');
  const chapters = () =>
    api.requests.flatMap(({ endpoint, query }) => (endpoint === 'get_passage_text' ? [query?.chapter] : []));
  expect(await screen.findByText(/For God so loved the world/)).toBeVisible();
  await waitFor(() => expect(chapters()).toEqual(['3', '4', '2']));
});

it('notifies that verses failed to load, but not prefetched ones', async () => {
  renderApp('/readBibleChapter/kjv/john/3', { faults: { get_passage_text: '500' } });
  const notices = screen.getByRole('status', { name: 'Notices' });
  expect(await within(notices).findByText('Error loading verses')).toBeVisible();
});

it('says that a chapter has no nuggets to highlight', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3', {
    prepare: (db) => {
      db.user('demo').nuggets.length = 0;
    },
  });
  await screen.findByText(/For God so loved the world/);
  await chooseFromMenu(user, 'Highlight Nuggets');
  expect(await screen.findByText('There are no nuggets in John 3')).toBeVisible();
});

it('moves in the verse picker by arrow keys, and shows how the verse begins', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  await user.click(screen.getByRole('button', { name: 'Go to verse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to Verse' }));
  dialog.getByRole('button', { name: '1' }).focus();
  expect(dialog.getByText(/There was a man of the Pharisees/)).toBeVisible();
  await user.keyboard('{End}{ArrowLeft}');
  expect(dialog.getByRole('button', { name: '35' })).toHaveFocus();
  expect(dialog.getByText(/The Father loveth the Son/)).toBeVisible();
  await user.keyboard('{Home}{ArrowRight}{Enter}');
  expect(dialog.getByRole('button', { name: '2' })).toHaveAttribute('aria-pressed', 'true');
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3');
  await user.click(dialog.getByRole('button', { name: 'Go' }));
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/2');
});

it('says under a public chapter what the app is, and leads to learning its verse', async () => {
  const { user } = renderApp('/read/kjv/john/3/16', { user: null });
  expect(await screen.findByText('Bible Nuggets helps you to learn verses by heart.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/nuggets/browseBible');
  await user.click(screen.getByRole('link', { name: 'Learn this verse' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'John 3:16' })).toBeVisible();
  expect(currentPath()).toBe('/learn?t=kjv&refs=John+3:16&at=1');
});
