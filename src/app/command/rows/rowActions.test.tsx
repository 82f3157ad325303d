import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';
import { LONG, first, open, opened, options, rows } from '@test/kit/command';

it('finds a passage, which Enter practises and Ctrl-Enter reads', async () => {
  const { user } = await opened();
  await user.keyboard('trials');
  await waitFor(() => expect(first()).toContain('James 1:2-4, Memory passages'));
  const [row] = rows();
  expect(row).toHaveAttribute('aria-selected', 'true');
  expect(row).toHaveTextContent('Practise');
  expect(row).toHaveTextContent('ReadCtrl ↵');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(currentPath()).toBe('/readBibleChapter/niv/james/1/2?to=4');
});

it('practises what a verb says', async () => {
  const { user } = await opened();
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  await user.keyboard('practise james 1:3');
  await waitFor(() => expect(first()).toContain('Practise'));
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe('/practice/by_ref/by_freq');
  expect(await screen.findByText('James 1:2-4')).toBeVisible();
});

it.each(['asv', 'in asv'])('reads the open verse in the translation that is typed: %s', async (typed) => {
  const { user } = await opened('/readBibleChapter/kjv/psalms/23/1');
  await user.keyboard(typed);
  await waitFor(() => expect(first()).toContain('Translation: ASV'));
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe('/readBibleChapter/asv/psalms/23/1');
  expect(await screen.findByText(/Jehovah is my shepherd/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Translation' })).toHaveDisplayValue('ASV');
});

it('copies verses by their reference', async () => {
  const { user } = await opened();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await user.keyboard('copy jn 11:35{Enter}');
  await waitFor(() => expect(written).toHaveBeenCalledWith('John 11:35\nJesus wept.'));
});

it('copies in the person’s own format', async () => {
  localStorage.setItem('nuggets.copyFormat', JSON.stringify({ reference: 'after', translation: true }));
  const { user } = await opened();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await user.keyboard('copy jn 11:35{Enter}');
  await waitFor(() => expect(written).toHaveBeenCalledWith('Jesus wept.\nJohn 11:35 (KJV)'));
});

it('says that a text is still loading, and then that the copy is made', async () => {
  const { user, api } = await opened();
  const texts = api.hold('get_passage_text');
  await user.keyboard('copy jn 11:35{Enter}');
  expect(await screen.findByText('Please wait for verses to load...')).toBeVisible();
  texts.release();
  expect(await screen.findByText('Passage copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('John 11:35\nJesus wept.');
});

it.each([
  ['the text does not come', () => new HttpResponse(null, { status: 500 })],
  ['the translation has no text', () => HttpResponse.json(null)],
])('says so where %s, and leaves the clipboard alone', async (_, answer) => {
  const app = renderApp('/links');
  server.use(http.get('*/get_passage_text.php', answer));
  const { user } = await open('/links', app);
  await navigator.clipboard.writeText('from before');
  await user.keyboard('copy jn 11:35{Enter}');
  expect(await screen.findByText('Failed to copy passage')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('from before');
});

it('practises all passages of a book', async () => {
  const { user } = await opened();
  await user.keyboard('practise john');
  await waitFor(() => expect(first()).toContain('John · 6 passages'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 of 6', {}, LONG)).toBeVisible();
  expect(screen.getByText('John 1:1-5')).toBeVisible();
});

it('practises a box in the chosen order, round and round', async () => {
  const FIRST_VERSE = { chapter: 1, startVerse: 1, endVerse: 1 };
  const daysAgo = (days: number) => Date.now() - days * 86_400_000;
  const { user } = await opened('/links', {
    prepare: (db) => {
      const data = db.user('demo');
      const [row = expect.fail()] = data.memoryPassages;
      data.memoryPassages = [
        { ...row, ...FIRST_VERSE, passageId: 1, box: 1, bookName: 'ruth', lastViewedNum: daysAgo(1) },
        { ...row, ...FIRST_VERSE, passageId: 2, box: 2, bookName: 'luke', lastViewedNum: daysAgo(9) },
        { ...row, ...FIRST_VERSE, passageId: 3, box: 1, bookName: 'jude', lastViewedNum: daysAgo(5) },
      ];
    },
  });
  await user.keyboard('practise box 1');
  await waitFor(() => expect(first()).toMatch(/^Box 1.*Practise/));
  await user.keyboard('{Enter}');
  for (const [reference, position] of [
    ['Jude 1:1', '1 of 2'],
    ['Ruth 1:1', '2 of 2'],
    ['Jude 1:1', '1 of 2'],
  ] as const) {
    expect(await screen.findByText(position, {}, LONG)).toBeVisible();
    expect(screen.getByText(reference)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next passage' }));
  }
});

it('only practises a passage of a chapter that is not there, and says why', async () => {
  const { user } = await opened('/links', {
    prepare: (db) => {
      const data = db.user('demo');
      const [row = expect.fail()] = data.memoryPassages;
      data.memoryPassages = [{ ...row, bookName: 'john', chapter: 99, startVerse: 1, endVerse: 1 }];
    },
  });
  await user.keyboard('john 99:1');
  await waitFor(() => expect(first()).toMatch(/^John 99:1/));
  expect(options()).toEqual([
    expect.stringMatching(/^John 99:1, Memory passages, John has 21 chaptersPractise$/),
    expect.stringMatching(/^John 1 · KJV, Bible, John has 21 chaptersRead/),
    expect.stringMatching(/^Search the Bible/),
    expect.stringMatching(/^Search quotes/),
  ]);
});

it('has verses once, with all that can be done with them', async () => {
  const { user } = await opened();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await user.keyboard('jn 3:16 kjv');
  await waitFor(() => expect(first()).toContain('John 3:16 · KJV'));
  await waitFor(() => expect(first()).toContain('Practise'));
  const ofVerse = options().filter((option) => /^John 3:16\D/.test(option));
  expect(ofVerse).toHaveLength(1);
  const steps = within(screen.getAllByRole('row')[0] ?? document.body).getAllByRole('button');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'PractiseCtrl ↵',
    'Compare',
    'Copy',
    'Share',
    'Browse',
  ]);
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  await waitFor(() => expect(written).toHaveBeenCalledWith(expect.stringContaining('John 3:16')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows another row’s steps at a tap, which does none of them', async () => {
  const { user } = await opened();
  await user.keyboard('grace');
  await waitFor(() => expect(options().length).toBeGreaterThan(3));
  const before = currentPath();
  const [more] = screen.getAllByRole('button', { name: /^More for / });
  if (!more) throw new Error('There is one row only');
  await user.click(more);
  expect(currentPath()).toBe(before);
  expect(rows().findIndex((each) => each.getAttribute('aria-selected') === 'true')).toBeGreaterThan(0);
});

it.each([
  ['share jn 3:16', 'Copy and Share', '/readBibleChapter/kjv/john/3/16'],
  ['edit exams', 'Edit Prayer', '/prayers/'],
  ['record exams', 'Record Prayer', '/prayers/'],
  ['archive exams', 'Archive', '/prayers/'],
])('%s opens its dialog, once', async (typed, title, path) => {
  const { user } = await opened();
  await user.keyboard(typed);
  await waitFor(() => expect(first()).toMatch(/^(John 3:16|Exams)/));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: new RegExp(title) }, LONG)).toBeVisible();
  expect(currentPath()).toContain(path);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentPath()).toContain(path);
  window.history.back();
  await waitFor(() => expect(currentPath()).toBe('/links'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
