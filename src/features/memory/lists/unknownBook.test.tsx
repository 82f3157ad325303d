import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '@/ui/dialogs/MenuPanel';
import '../passage/EditPassageDialog';
import '../practice/PracticeScreen';
import '../practice/card/SessionEnd';
import '../practice/setup/DueToday';
import './RecallStats';
import { chooseFromMenu } from '@test/kit/actions';
import { editPassageForm } from '@test/kit/editPassage';
import { renderApp } from '@test/kit/renderApp';
const STORED = 'Damaged: the server has it as gospel-of-thomas 3:18';

/** Three passages, one of a book that is none of the 66, with a custom text if one is given. */
const withUnknown = (
  path: string,
  { text, isAlone }: { text?: string; isAlone?: boolean } = {},
  range = {},
) =>
  renderApp(path, {
    prepare: (db) => {
      const { memoryPassages, overrides } = db.user('demo');
      const [row = expect.fail()] = memoryPassages.splice(0, Infinity);
      overrides.splice(0, Infinity);
      const verse = {
        chapter: 3,
        startVerse: 18,
        endVerse: 18,
        translation: 'kjv',
        box: 1,
        lastViewedNum: -1,
      };
      const unknown = Object.assign(
        { ...row, ...verse, ...range, passageId: 1 },
        { bookName: 'gospel-of-thomas' },
      );
      memoryPassages.push(unknown);
      if (text !== undefined) overrides.push({ passageId: 1, letter: 'a', verseNumber: 18, text });
      if (isAlone) return;
      memoryPassages.push(
        { ...row, ...verse, passageId: 2, bookName: 'revelation', startVerse: 20, endVerse: 20 },
        { ...row, ...verse, passageId: 3, bookName: 'john', startVerse: 16, endVerse: 16 },
      );
    },
  });
const unknownRow = () => screen.findByRole('button', { name: /^Unknown Book 3:18/ });

it('lists a passage of an unknown book last, marked, and counts none as left out', async () => {
  withUnknown('/memoryPassages');
  expect(await unknownRow()).toHaveTextContent(STORED);
  const rows = screen.getAllByRole('button', { name: /^(John|Revelation|Unknown Book) \d/ });
  expect(rows.map(({ textContent }) => textContent.split(' KJV')[0])).toEqual([
    'John 3:16',
    'Revelation 3:20',
    'Unknown Book 3:18',
  ]);
  expect(screen.queryByText(/cannot be read/)).toBeNull();
});

it('opens such a passage without a request for its text, and leads nowhere else', async () => {
  const { user, api } = withUnknown('/memoryPassages');
  await user.click(await unknownRow());
  expect(await screen.findByText(/^No translation has this text: its book/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View In Context' })).toBeNull();
  // Only that of the whole list.
  expect(screen.getAllByRole('button', { name: 'Share as a set' })).toHaveLength(1);
  expect(document.body.innerHTML).not.toContain('unknown-book');
  expect(JSON.stringify(api.requests)).not.toContain('unknown-book');
});

it('says in Edit that the server keeps the book, and saves a custom text', async () => {
  const { user, api } = withUnknown('/memoryPassages');
  await user.click(await unknownRow());
  await user.click(screen.getByRole('button', { name: 'Edit Mem Passage...' }));
  const dialog = await editPassageForm();
  expect(await dialog.findByText(STORED)).toBeVisible();
  expect(dialog.getByText(/^Its book cannot be changed: the server keeps it/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Passage Text' }), 'Who seeks will find');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { memoryPassages, overrides } = api.db.user('demo');
  expect(overrides).toMatchObject([{ passageId: 1, text: 'Who seeks will find', letter: 'a' }]);
  expect(memoryPassages[0]).toMatchObject({ bookName: 'gospel-of-thomas', chapter: 3, startVerse: 18 });
  expect(await screen.findByText('Who seeks will find')).toBeVisible();
  expect(await unknownRow()).toHaveTextContent(STORED);
});

it('mends verses and saves a box without a custom text, and leaves the book', async () => {
  const { user, api } = withUnknown('/memoryPassages', {}, { startVerse: 18, endVerse: 16 });
  const row = await unknownRow();
  expect(row).toHaveTextContent('Damaged: the server has it as gospel-of-thomas 3:18-16');
  await user.click(row);
  await user.click(screen.getByRole('button', { name: 'Edit Mem Passage...' }));
  const dialog = await editPassageForm();
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Box' }), 'Box 2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.db.user('demo').memoryPassages[0]).toMatchObject({
      bookName: 'gospel-of-thomas',
      startVerse: 18,
      endVerse: 18,
      box: 2,
    }),
  );
  expect(JSON.stringify(api.requests)).not.toContain('unknown-book');
  // What is wrong still is its book alone.
  expect(await unknownRow()).toHaveTextContent(new RegExp(`${STORED}No text$`));
});

it('sends nothing where only its book is wrong, and nothing was changed', async () => {
  const { user, api } = withUnknown('/memoryPassages');
  await user.click(await unknownRow());
  await user.click(screen.getByRole('button', { name: 'Edit Mem Passage...' }));
  const dialog = await editPassageForm();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.filter(({ endpoint }) => endpoint === 'update_passage')).toEqual([]);
});

it('finds such a passage by the name that the server has', async () => {
  const { user } = withUnknown('/memoryPassages');
  await unknownRow();
  await user.type(screen.getByRole('searchbox', { name: 'Search passages' }), 'thomas');
  expect(await screen.findByText('1 of 3 passages')).toBeVisible();
  expect(await unknownRow()).toBeVisible();
});

it('practises such a passage by its custom text, and says why no link is there', async () => {
  const { user } = withUnknown('/practice/by_ref/by_freq', { text: 'Who seeks will find' });
  await chooseFromMenu(user, 'Go to Passage');
  await user.click(await screen.findByRole('button', { name: /^Unknown Book 3:18/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Unknown Book 3:18a' })).toBeVisible();
  expect(screen.getByText(STORED)).toBeVisible();
  await user.keyboard(' ');
  expect(await screen.findByText('Who seeks will find')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  for (const name of [/^Open in Bible Hub/, /^Interlinear/, /^Compare/, /^View In Context/]) {
    const item = await screen.findByRole('menuitem', { name });
    expect(item).toBeDisabled();
    expect(item).toHaveAccessibleDescription('Its book is unknown');
  }
});

it('does not ask for the reference of a passage of an unknown book', async () => {
  const { user } = withUnknown('/practice/by_psgtxt/by_freq', { text: 'Who seeks will find', isAlone: true });
  expect(await screen.findByText('Who seeks will find')).toBeVisible();
  await user.keyboard('r');
  expect(await screen.findByText('Nobody can name this passage: its book is unknown.')).toBeVisible();
  await user.keyboard('r');
  await user.keyboard(' ');
  expect(await screen.findByRole('heading', { level: 2, name: 'Unknown Book 3:18a' })).toBeVisible();
});

it('counts such a passage without a custom text as due nowhere', async () => {
  const { user } = withUnknown('/practiceSetup');
  await user.click(await screen.findByRole('link', { name: 'Practise 2 due' }));
  for (const position of ['1 of 2', '2 of 2']) {
    await screen.findByText(position);
    await user.click(await screen.findByRole('button', { name: 'Show text' }));
    await user.click(await screen.findByRole('button', { name: 'Right' }));
  }
  const session = within(await screen.findByRole('region', { name: 'Session' }));
  expect(session.getByRole('heading')).toHaveTextContent('That was all that was due today');
  await user.click(session.getByRole('link', { name: 'Done' }));
  expect(await screen.findByText(/^Nothing is due today\./)).toBeVisible();
  cleanup();
  withUnknown('/memoryStats', { isAlone: true });
  expect(await screen.findByRole('region', { name: 'Due Today (0)' })).toBeVisible();
});

it.each([
  ['without a text is due', {}, /No text$/],
  ['with an own wording is due', { text: 'Who seeks will find' }, /due today$/],
])('says in its row and on its card when such a passage %s', async (_, given, label) => {
  withUnknown('/memoryPassages', given);
  await waitFor(async () => expect(await unknownRow()).toHaveTextContent(label));
  cleanup();
  withUnknown('/practice/by_ref/by_freq', { ...given, isAlone: true });
  const info = await screen.findByRole('button', { name: /^Passage info:/ });
  await waitFor(() => expect(info).toHaveTextContent(label));
});

it('marks such a passage in the statistics and on Today as well', async () => {
  withUnknown('/memoryStats', { text: 'Who seeks will find' });
  const due = within(await screen.findByRole('region', { name: /^Due Today/ }));
  expect(await due.findByText(STORED)).toBeVisible();
  cleanup();
  withUnknown('/today', { text: 'Who seeks will find', isAlone: true });
  expect(await screen.findByRole('button', { name: /^Unknown Book 3:18a \(damaged\)/ })).toBeVisible();
});
