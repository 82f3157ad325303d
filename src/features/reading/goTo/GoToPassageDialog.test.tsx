import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';

async function openDialog(path = '/links') {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  await app.user.keyboard('g');
  const dialog = within(await screen.findByRole('dialog', { name: 'Go To Passage' }));
  return { ...app, dialog, field: dialog.getByRole('combobox', { name: 'Reference' }) };
}

const markedVerses = () => [...document.querySelectorAll('.verse.marked')].map(({ id }) => id);

const suggestions = () => {
  const list = screen.queryByRole('listbox', { name: 'Reference' });
  return list
    ? within(list)
        .queryAllByRole('option')
        .map((option) => option.textContent)
    : [];
};

it('opens with g, reads the typed reference, and goes to the verse', async () => {
  const { user, field } = await openDialog();
  expect(field).toHaveFocus();
  await user.keyboard('jn 3:16{Enter}');
  expect(currentPath()).toBe('/readBibleChapter/niv/john/3/16');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('marks nothing where no verse was typed', async () => {
  const { user } = await openDialog();
  await user.keyboard('jn 3{Enter}');
  expect(currentPath()).toBe('/readBibleChapter/niv/john/3/1');
  await screen.findByText(/For God so loved the world/);
  expect(markedVerses()).toEqual([]);
});

it('marks the range that is typed', async () => {
  const { user } = await openDialog();
  await user.keyboard('1cor13:4-7{Enter}');
  expect(currentPath()).toBe('/readBibleChapter/niv/1-corinthians/13/4?to=7');
  await screen.findByText(/suffereth long/);
  expect(markedVerses()).toEqual(['v4', 'v5', 'v6', 'v7']);
});

it('marks the first verse of a range that ends beyond the chapter, and says so', async () => {
  const { user } = await openDialog('/readBibleChapter/kjv/psalms/23?with=asv');
  await user.keyboard('john 3:34-999{Enter}');
  expect(await screen.findByText('John 3 has 36 verses: there is no verse 999.')).toBeVisible();
  await waitFor(() => expect(markedVerses()).toEqual(['v34']));
  await user.click(screen.getByRole('link', { name: 'Go to verses 34-36' }));
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/34?to=36&with=asv');
  expect(markedVerses()).toEqual(['v34', 'v35', 'v36']);
  expect(screen.queryByText(/there is no verse/)).toBeNull();
});

it.each([
  ['Gen 1:1-2:3', '/genesis/1/1?to=31', 'Genesis 1:1-31; left out: Genesis 2:1-3'],
  ['john 3:16-4:2', '/john/3/16?to=36', 'John 3:16-36; left out: John 4:1-2'],
  ['Ps 119:1-8, 17', '/psalms/119/1?to=8', 'Psalms 119:1-8; left out: Psalms 119:17'],
  ['Jude 3, 20-21', '/jude/1/3', 'Jude 1:3; left out: Jude 1:20-21'],
  ['Matt 5-7', '/matthew/5/1', 'Matthew 5; left out: Matthew 6, Matthew 7'],
  ['John 3 people', '/john/3/1', 'John 3; left out: “people”'],
  [
    'Rom 8:28 AMP',
    '/romans/8/28',
    'Romans 8:28; left out: “AMP” (AMP is none of the translations that can be read here)',
  ],
])('opens %s at its first verses, and names the rest before and after', async (typed, path, words) => {
  const { user, dialog } = await openDialog();
  await user.keyboard(typed);
  expect(dialog.getByText(`Opens ${words}`)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe(`/readBibleChapter/niv${path}`);
  expect(await screen.findByText(`Opened ${words}`)).toBeVisible();
});

it.each([
  ['Hebrews 13:8.', '/niv/hebrews/13/8'],
  ['John 3:16;', '/niv/john/3/16'],
  ['John 3:16 NKJV', '/nkj/john/3/16'],
  ['Rom 8:28ff', '/niv/romans/8/28?to=30'],
  ['Eph 2:8,9', '/niv/ephesians/2/8?to=9'],
  ['John chapter 3 verse 16', '/niv/john/3/16'],
  ['Gal 5 verses 22-23', '/niv/galatians/5/22?to=23'],
  ['Psalm 23:1-end', '/niv/psalms/23/1?to=6'],
  ['\u202dJohn 3:16\u202c', '/niv/john/3/16'],
])('opens all of %s, and says nothing', async (typed, path) => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('combobox', { name: 'Reference' }));
  await user.paste(typed);
  expect(dialog.queryByText(/left out/)).toBeNull();
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe(`/readBibleChapter${path}`);
  expect(screen.queryByText(/left out/)).toBeNull();
});

it('reads a chapter and a verse in the book that is read', async () => {
  const { user } = await openDialog('/readBibleChapter/kjv/john/1');
  await user.keyboard('3:16{Enter}');
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/16');
  await user.keyboard('gverse 4{Enter}');
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/4');
});

it.each([
  ['Phillipians', 'Philippians'],
  ['Habbakuk', 'Habakkuk'],
  ['mathew', 'Matthew'],
  ['Pslam', 'Psalms'],
  ['Jermyah 3', 'Jeremiah 3'],
])('offers the book of a misspelt %s by its name', async (typed, offered) => {
  const { user, dialog, field } = await openDialog();
  await user.keyboard(typed);
  expect(dialog.getByRole('alert')).toHaveTextContent(`Unknown Book: ${typed}.`);
  await user.click(dialog.getByRole('button', { name: offered }));
  expect(field).toHaveValue(offered);
  expect(field).toHaveFocus();
  expect(dialog.queryByRole('alert')?.textContent ?? '').toBe('');
});

it('keeps the translation that is read beside the first', async () => {
  const { user } = await openDialog('/readBibleChapter/kjv/psalms/23?with=asv');
  await user.keyboard('jn 3:16{Enter}');
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/16?with=asv');
});

it('is driven by the keyboard from book to verse', async () => {
  const { user, field } = await openDialog();
  await user.keyboard('phile');
  expect(suggestions()).toEqual(['Philemon 1']);
  await user.keyboard('{Backspace}{Backspace}');
  expect(suggestions()).toEqual(['Philippians', 'Philemon']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('Philippians');
  expect(suggestions()).toEqual(['Philippians 1', 'Philippians 2', 'Philippians 3', 'Philippians 4']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}:11');
  expect(field).toHaveValue('Philippians 2:11');
  expect(suggestions()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe('/readBibleChapter/niv/philippians/2/11');
});

it('accepts a suggestion by a click', async () => {
  const { user, dialog, field } = await openDialog();
  await user.type(field, 'ps 117:');
  await user.click(dialog.getByRole('option', { name: 'Psalms 117:2' }));
  expect(field).toHaveValue('Psalms 117:2');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Translation' }), 'esv');
  await user.click(dialog.getByRole('button', { name: 'Go' }));
  expect(currentPath()).toBe('/readBibleChapter/esv/psalms/117/2');
});

it.each([
  ['', 'Enter a reference such as John 3:16, 1 Cor 13 or Ps 23:1-6'],
  ['hezekiah 3', 'Unknown Book: hezekiah 3. Write it as John 3:16, 1 Cor 13 or Ps 23:1-6'],
  ['john 22', 'John has 21 chapters'],
  ['john 3:40', 'John 3 has 36 verses'],
])('for %j says how to write a reference, or why there is none', async (typed, reason) => {
  const { user, dialog, field } = await openDialog();
  await user.keyboard(`${typed}{Enter}`);
  expect(await dialog.findByRole('alert')).toHaveTextContent(`${reason}.`);
  expect(field).toHaveValue(typed);
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.keyboard('john 3:16');
  expect(dialog.getByRole('alert')).toHaveTextContent('');
});

it('reports at once that nothing matches, and nothing while something does', async () => {
  const { user, dialog } = await openDialog();
  await user.keyboard('hez');
  expect(dialog.getByRole('alert')).toHaveTextContent('Unknown Book: hez.');
  await user.keyboard('{Backspace}{Backspace}{Backspace}joh');
  expect(dialog.queryByText(/Unknown Book/)).toBeNull();
  expect(suggestions()).toEqual(['John', '1 John', '2 John', '3 John']);
  await user.keyboard('n 3:99');
  expect(dialog.getByRole('alert')).toHaveTextContent('John 3 has 36 verses.');
  await user.keyboard('{Backspace}{Backspace}16');
  expect(dialog.getByRole('alert')).toHaveTextContent('');
});

it('clears the problem with one translation when another is chosen', async () => {
  const { user, dialog } = await openDialog();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Translation' }), 'esv');
  await user.click(dialog.getByRole('combobox', { name: 'Reference' }));
  await user.keyboard('rev 12:18{Enter}');
  expect(dialog.getByRole('alert')).toHaveTextContent('Revelation 12 has 17 verses.');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Translation' }), 'kjv');
  expect(dialog.getByRole('alert')).toHaveTextContent('');
});

it('scrolls to the verse again that the URL names already', async () => {
  const { user } = await openDialog('/readBibleChapter/kjv/john/3/16');
  await screen.findByText(/For God so loved the world/);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.keyboard('john 3:16{Enter}');
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/16');
  expect(scrolled.mock.contexts.at(-1)).toHaveProperty('id', 'v16');
});

it('closes the suggestions with the first Escape and itself with the second', async () => {
  const { user, field } = await openDialog();
  await user.keyboard('joh{Escape}');
  expect(suggestions()).toEqual([]);
  expect(field).toHaveValue('joh');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('starts with the translation that is being read', async () => {
  const { dialog } = await openDialog('/readBibleChapter/asv/john/1');
  expect(dialog.getByRole('combobox', { name: 'Translation' })).toHaveValue('asv');
});

it.each(['/viewChapter', '/links'])(
  'starts on %s with the translation read last, as View Chapter does',
  async (path) => {
    localStorage.setItem('nuggets.translation', '"kjv"');
    localStorage.setItem('nuggets.readIn', '"asv"');
    const { user } = renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    if (path === '/viewChapter')
      expect(await screen.findByRole('combobox', { name: 'Translation' })).toHaveValue('asv');
    await user.keyboard('g');
    const dialog = within(await screen.findByRole('dialog', { name: 'Go To Passage' }));
    expect(dialog.getByRole('combobox', { name: 'Translation' })).toHaveValue('asv');
  },
);

it('leaves the chosen translation to View Chapter', async () => {
  localStorage.setItem('nuggets.readIn', '"asv"');
  const { user } = renderApp('/viewChapter');
  await screen.findByRole('combobox', { name: 'Translation' });
  await user.keyboard('g');
  const dialog = within(await screen.findByRole('dialog', { name: 'Go To Passage' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Translation' }), 'kjv');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('link', { name: 'Links' }));
  await screen.findByRole('heading', { level: 1, name: 'Links' });
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await user.click(await screen.findByRole('link', { name: 'View Chapter' }));
  expect(await screen.findByRole('combobox', { name: 'Translation' })).toHaveValue('kjv');
});
