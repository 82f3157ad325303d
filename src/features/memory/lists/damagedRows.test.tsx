import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../passage/EditPassageDialog';
import '../practice/PracticeScreen';
import './RecallStats';
import { editPassageForm } from '@test/kit/editPassage';
import { renderApp } from '@test/kit/renderApp';

interface Row {
  chapter: number;
  startVerse: number;
  endVerse: number;
  lastViewedNum?: number;
}

/** A screen of a user with one passage of each range. */
const rangesAt = (path: string, ...rows: Row[]) =>
  renderApp(path, {
    prepare: (db) => {
      const data = db.user('demo');
      const [row = expect.fail()] = data.memoryPassages.splice(0, Infinity);
      data.overrides.splice(0, Infinity);
      for (const [index, range] of rows.entries())
        data.memoryPassages.push({ ...row, passageId: index + 1, bookName: 'john', ...range });
    },
  });
const ranges = (...rows: Row[]) => rangesAt('/memoryPassages', ...rows);

it('shows an invalid reference as well as possible, marked, and Edit corrects that', async () => {
  const { user, api } = ranges({ chapter: 3, startVerse: 18, endVerse: 16 });
  const row = await screen.findByRole('button', { name: /^John 3:18 / });
  expect(row).toHaveTextContent('Damaged: the server has it as John 3:18-16');
  await user.click(row);
  expect(await screen.findByText(/^He that believeth on him is not/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Mem Passage...' }));
  const dialog = await editPassageForm();
  expect(dialog.getByText('Damaged: the server has it as John 3:18-16')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.db.user('demo').memoryPassages[0]).toMatchObject({ startVerse: 18, endVerse: 18 }),
  );
  expect(screen.queryByText(/^Damaged/)).toBeNull();
});

it('shows a nonexistent chapter by its numbers', async () => {
  const { user } = ranges({ chapter: 33, startVerse: 2, endVerse: 4 });
  const row = await screen.findByRole('button', { name: /^John 33:2-4 / });
  expect(row).toHaveTextContent('Damaged: the server has it as John 33:2-4');
  await user.click(row);
  await user.click(screen.getByRole('button', { name: 'Edit Mem Passage...' }));
  expect(await screen.findByRole('combobox', { name: 'End Verse' })).toHaveValue('4');
});

it.each([
  [{ chapter: 0, startVerse: 5, endVerse: 6 }, 'John 0:5-6', 'John 0:5-6'],
  [{ chapter: 3, startVerse: 0, endVerse: 2 }, 'John 3:1-2', 'John 3:0-2'],
  [{ chapter: 3, startVerse: -1, endVerse: 0 }, 'John 3:1', 'John 3:-1'],
  [{ chapter: 3, startVerse: 30, endVerse: 99 }, 'John 3:30-36', 'John 3:30-99'],
  [{ chapter: 3, startVerse: 40, endVerse: 40 }, 'John 3:40', 'John 3:40'],
])('shows %j as %s, and the numbers of the server', async (range, shown, storedAs) => {
  ranges(range);
  const row = await screen.findByRole('button', { name: new RegExp(`^${shown} `) });
  expect(row).toHaveTextContent(`Damaged: the server has it as ${storedAs}`);
});

it('says that no translation has verses beyond the end, and Edit repairs them', async () => {
  const { user, api } = ranges({ chapter: 3, startVerse: 40, endVerse: 40 });
  await user.click(await screen.findByRole('button', { name: /^John 3:40 / }));
  expect(await screen.findByText(/^No translation has this text/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Mem Passage...' }));
  const dialog = await editPassageForm();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Start Verse' }), '30');
  expect(dialog.getByRole('combobox', { name: 'End Verse' })).toHaveValue('36');
  await screen.findByDisplayValue(/^He must increase/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.db.user('demo').memoryPassages[0]).toMatchObject({ startVerse: 30, endVerse: 36 }),
  );
  expect(screen.queryByText(/^Damaged/)).toBeNull();
});

it('moves a passage beyond the end to another box, and leaves its verses', async () => {
  const { user, api } = ranges({ chapter: 3, startVerse: 40, endVerse: 40 });
  await user.click(await screen.findByRole('button', { name: /^John 3:40 / }));
  await user.click(screen.getByRole('button', { name: 'Edit Mem Passage...' }));
  const dialog = await editPassageForm();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Box' }), 'Every Time');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Passage updated successfully')).toBeVisible();
  expect(api.db.user('demo').memoryPassages[0]).toMatchObject({ startVerse: 40, endVerse: 40, box: -1 });
  expect(screen.getByRole('button', { name: /^John 3:40 / })).toHaveTextContent(
    'Damaged: the server has it as John 3:40',
  );
});

/** The edit dialog of John 99:1. */
async function editChapter99(user: ReturnType<typeof ranges>['user']) {
  await user.click(await screen.findByRole('button', { name: /^John 99:1 / }));
  await user.click(screen.getByRole('button', { name: 'Edit Mem Passage...' }));
  return editPassageForm();
}

it('says that Edit cannot change a chapter that does not exist', async () => {
  const { user, api } = ranges({ chapter: 99, startVerse: 1, endVerse: 1 });
  const dialog = await editChapter99(user);
  expect(await dialog.findByText(/^Its chapter cannot be changed here/)).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Box' }), 'Every Time');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Passage updated successfully')).toBeVisible();
  expect(api.db.user('demo').memoryPassages[0]).toMatchObject({ chapter: 99, startVerse: 1, box: -1 });
  expect(screen.getByRole('button', { name: /^John 99:1 / })).toHaveTextContent(
    'Damaged: the server has it as John 99:1',
  );
});

it('sends nothing where only the chapter is wrong, and nothing was changed', async () => {
  const { user, api } = ranges({ chapter: 99, startVerse: 1, endVerse: 1 });
  const dialog = await editChapter99(user);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.filter(({ endpoint }) => endpoint === 'update_passage')).toEqual([]);
});

/** A list with one passage, some of whose fields are invalid. */
const odd = (path: string) =>
  renderApp(path, {
    prepare: (db) => {
      const data = db.user('demo');
      data.memoryPassages.splice(1);
      data.overrides.splice(0, Infinity);
      const verse = { bookName: 'john', chapter: 3, startVerse: 16, endVerse: 16, lastViewedNum: -1 };
      Object.assign(data.memoryPassages[0] ?? {}, { passageId: 1, ...verse, translation: 'xyz', box: 9 });
      data.overrides.push({ passageId: 1, letter: 'q', verseNumber: 16, text: 'So loved' });
    },
  });
const ODD = 'Damaged: the server has it as John 3:16, translation xyz, box 9, letter q';

it('marks a row whose translation and box are replaced, and Edit corrects them', async () => {
  const { user, api } = odd('/memoryPassages');
  const row = await screen.findByRole('button', { name: /^John 3:16 NIV/ });
  expect(row).toHaveTextContent(ODD);
  await user.click(row);
  await user.click(await screen.findByRole('button', { name: 'Edit Mem Passage...' }));
  const dialog = await editPassageForm();
  expect(dialog.getByText(ODD)).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Translation' }), 'kjv');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.db.user('demo').memoryPassages[0]).toMatchObject({ translation: 'kjv', box: 3 }),
  );
  await waitFor(() => expect(screen.queryByText(/^Damaged/)).toBeNull());
});

it('marks such a row in practice, in the statistics and on Today as well', async () => {
  odd('/practice/by_ref/by_freq');
  expect(await screen.findByText(ODD)).toBeVisible();
  cleanup();
  odd('/memoryStats');
  const due = within(await screen.findByRole('region', { name: /^Due Today/ }));
  expect(due.getByText(ODD)).toBeVisible();
  cleanup();
  odd('/today');
  expect(await screen.findByRole('button', { name: /^John 3:16 \(damaged\)/ })).toBeVisible();
});

it.each([
  ['/today', /^John 3:16 /],
  ['/practiceSetup', 'Start'],
])('shows %s where a last view is in microseconds', async (path, name) => {
  const lastViewedNum = 1_762_995_006_085_000;
  rangesAt(path, { chapter: 3, startVerse: 16, endVerse: 16, lastViewedNum });
  expect(await screen.findByRole('button', { name })).toBeVisible();
});
