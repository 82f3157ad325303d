import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MockDb } from '@test/api/db';
import { libraryOf } from '@test/kit/libraryOf';
import { renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';
import { answers } from '@test/kit/engine';
import { appendRecallRow, forgetRecallRows, readRecallRows } from '@/features/memory/api/recallStorage';
import { forgetImport } from './store/importJob';
import { engineOf } from '@/data/store/appStore';

const saved: { name: string; blob: Blob }[] = [];
vi.mock('@/platform/page/download', () => ({
  download: (name: string, blob: Blob) => void saved.push({ name, blob }),
}));

beforeEach(() => void (saved.length = 0));
afterEach(async () => {
  for (const user of ['demo', 'reader']) await Promise.all([forgetImport(user), forgetRecallRows(user)]);
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** As a browser does with a disabled button at its next paint. */
function loseFocus() {
  const gone = document.body.appendChild(document.createElement('button'));
  gone.focus();
  gone.remove();
}
const file = (name: string, content: BlobPart) => new File([content], name);
const choose = async (app: ReturnType<typeof renderApp>, chosen: File) =>
  app.user.upload(await screen.findByLabelText('Choose a file…'), chosen);

async function paste(app: ReturnType<typeof renderApp>, text: string) {
  await app.user.click(await button('Paste references'));
  await app.user.click(await screen.findByLabelText('References'));
  await app.user.paste(text);
  await app.user.click(await button('Preview'));
}

it('adds pasted references: only new ones, once, and no deselected ones', async () => {
  const app = renderApp('/yourData');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  const { memoryPassages } = app.api.db.user('demo');
  const before = memoryPassages.length;
  await paste(app, 'Jude 3 KJV; Jude 4 ESV\nJude 3 KJV; Ps 117 ESV; John 3:99');
  expect(await screen.findByText('References: 3 new, 1 there already, 1 cannot be read.')).toBeVisible();
  expect(screen.getByText('line 2: John 3 has 36 verses')).toBeVisible();
  await app.user.click(screen.getByRole('checkbox', { name: 'Jude 1:4 ESV' }));
  expect(app.api.requests.some(({ endpoint }) => endpoint === 'add_memory_passage')).toBe(false);
  await app.user.click(await button('Add 2 memory passages'));
  expect(await screen.findByText('2 rows added.')).toBeVisible();
  expect(memoryPassages.slice(before)).toMatchObject([
    { bookName: 'jude', chapter: 1, startVerse: 3, endVerse: 3, translation: 'kjv' },
    { bookName: 'psalms', chapter: 117, startVerse: 1, endVerse: 2, translation: 'esv' },
  ]);
  await app.user.click(await button('Close'));
  await paste(app, 'jude 3 kjv');
  expect(await screen.findByText(/0 new, 1 there already/)).toBeVisible();
  expect(await button('Add nothing')).toBeDisabled();
});

it('lists every skipped word of a pasted text, with its line', async () => {
  const app = renderApp('/yourData');
  await paste(app, 'Week 1 - Jude 3: contend\nRom 8:28 NRSVue\nmark 2 people\nPs 117 ESV');
  expect(await screen.findByText('References: 2 new, 0 there already, 2 cannot be read.')).toBeVisible();
  expect(screen.getByText('line 2: NRSVue is none of the translations that can be read here')).toBeVisible();
  expect(screen.getByText("line 3: 'mark 2' may be words: write Mark 2 alone")).toBeVisible();
  await app.user.click(await button('Other words, left out (1)'));
  expect(await screen.findByText('contend')).toBeVisible();
  expect(screen.getByText('line 1: Not a reference')).toBeVisible();
});

it('moves a library from one server to another through a file', async () => {
  const entry = {
    id: 'run 1',
    at: 1_700_000_000_000,
    direction: 'by_ref',
    exercise: 'write',
    score: 1,
    missed: [],
  };
  const few = (db: MockDb) => {
    const data = db.user('demo');
    const { memoryPassages, nuggets, quotes, prayers, links, overrides } = data;
    for (const rows of [memoryPassages, nuggets, quotes, prayers]) rows.splice(7);
    const [passage] = memoryPassages;
    if (passage) passage.explanation = 'Why, "so" he said;\nשלום';
    if (passage)
      overrides.push({
        passageId: passage.passageId,
        letter: 'b',
        verseNumber: passage.startVerse,
        text: 'My own\nwords',
      });
    links.push({ key: '4.8', label: '=cmd', action: 'https://example.org/?a=1,2' });
  };
  const first = renderApp('/yourData', { prepare: few });
  const one = first.api.db.user('demo');
  const [passage] = one.memoryPassages;
  await appendRecallRow({
    id: 'run 1',
    user: 'demo',
    entry: { ...entry, passageId: passage?.passageId, peeks: 0, box: 1, viewedBefore: null },
  });
  await first.user.click(await button('Export everything'));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [zip] = saved;
  expect(zip?.name).toMatch(/^nuggets-demo-\d{4}-\d\d-\d\d\.zip$/);
  first.unmount();

  const empty = {
    memoryPassages: [],
    nuggets: [],
    topics: [],
    quotes: [],
    prayers: [],
    links: [],
    overrides: [],
  };
  const second = renderApp('/yourData', {
    prepare: (db) => void Object.assign(db.user('reader'), empty),
    user: 'reader',
  });
  const two = second.api.db.user('reader');
  if (!zip) throw new Error('no file');
  await choose(second, new File([zip.blob], zip.name));
  expect(
    await screen.findByText(/^A library of this app: \d+ new, 0 there already, 0 cannot be read\.$/),
  ).toBeVisible();
  expect(screen.getByText(/prayer sessions stay in the file/)).toBeVisible();
  await second.user.click(await button(/^Add \d+ rows$/));
  expect(await screen.findByText(/rows added.*\.$/, undefined, { timeout: 60_000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save what was not added' })).toBeNull();

  expect(libraryOf(two)).toEqual(libraryOf(one));
  const runs = await readRecallRows('reader');
  const moved = two.memoryPassages.find(
    (row) =>
      row.bookName === passage?.bookName &&
      row.chapter === passage.chapter &&
      row.startVerse === passage.startVerse &&
      row.translation === passage.translation,
  );
  expect(runs).toMatchObject([{ entry: { id: 'run 1', passageId: moved?.passageId } }]);
  await forgetRecallRows('reader');
});

it('offers a file of the refused rows, with the reasons', async () => {
  const app = renderApp('/yourData');
  app.api.faults.set('add_nonbible_memory_fact', 'error:once');
  await choose(app, file('q.csv', 'Quote\n=cmd|one\nTwo\n'));
  await app.user.click(await button('Preview'));
  await app.user.click(await button('Add 2 quotes'));
  expect(await screen.findByText('1 row added, 1 not added.')).toBeVisible();
  await app.user.click(await button('Save what was not added'));
  expect(await saved[0]?.blob.text()).toMatch(
    /"Where","What","Why","Topics"\r\n"line \d","('=cmd\|one|Two)",/,
  );
});

it('reports only the failed rows of the last import once another file is chosen', async () => {
  const app = renderApp('/yourData');
  app.api.faults.set('add_nonbible_memory_fact', 'error:once');
  await choose(app, file('q.csv', 'Quote\nOne\nTwo\n'));
  await app.user.click(await button('Preview'));
  await app.user.click(await button('Add 2 quotes'));
  expect(await screen.findByText('1 row added, 1 not added.')).toBeVisible();
  await choose(app, file('more.csv', 'Quote\nThree\n'));
  await app.user.click(await button('Preview'));
  expect(await button('Add 1 quote')).toBeVisible();
  expect(screen.queryByText('1 row added, 1 not added.')).toBeNull();
  expect(screen.getByText('The import before this one left something out:')).toBeVisible();
  expect(await button('Save what was not added')).toBeVisible();
  await app.user.click(await button('Add 1 quote'));
  expect(await screen.findByText('1 row added.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save what was not added' })).toBeNull();
});

it('says offline that an import cannot be compared', async () => {
  const app = renderApp('/yourData', { faults: { add_nonbible_memory_fact: '500' } });
  await choose(app, file('q.csv', 'Quote\nOne\n'));
  await app.user.click(await button('Preview'));
  await app.user.click(await button('Add 1 quote'));
  await button('Go on');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await answers.forgetUser('demo');
  app.api.faults.set('*', 'drop');
  await app.user.click(await button('Go on'));
  expect(
    await screen.findByText(/: You are offline, and what it is compared with is not on/),
  ).toHaveTextContent('is not on this device. What was added stays; the rest can go on.');
});

it('ends a reason with one full stop, even if the server’s message has one', async () => {
  const app = renderApp('/yourData');
  const words = () => HttpResponse.json({ error: 'The disk is full.' }, { status: 500 });
  server.use(http.post('*/add_nonbible_memory_fact.php', words));
  await choose(app, file('q.csv', 'Quote\nOne\n'));
  await app.user.click(await button('Preview'));
  await app.user.click(await button('Add 1 quote'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'It stopped after 0 of 1: The disk is full. What was added stays; the rest can go on.',
  );
});

it('stops when the server fails, and continues on request', async () => {
  const app = renderApp('/yourData');
  app.api.faults.set('add_nonbible_memory_fact', '500');
  await choose(app, file('q.csv', 'Quote\nOne\nTwo\nThree\nFour\nFive\nSix\n'));
  await app.user.click(await button('Preview'));
  await app.user.click(await button('Add 6 quotes'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'It stopped after 0 of 6: Query failed: no such table. What was added stays; the rest can go on.',
  );
  // The file also contains the rows that are not sent yet.
  await app.user.click(await button('Save what was not added'));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = ((await saved[0]?.blob.text()) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(1 + 6);
  for (const line of lines.slice(1)) expect(line).toMatch(/Query failed|Not sent yet/);
  app.api.faults.clear();
  await app.user.click(await button('Go on'));
  expect(await screen.findByText('6 rows added.')).toBeVisible();
  expect(
    app.api.db
      .user('demo')
      .quotes.slice(80)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['Five', 'Four', 'One', 'Six', 'Three', 'Two']);
});

it('adds no row of many to the cached lists, which are read again at the end', async () => {
  await answers.forgetUser('demo');
  const app = renderApp('/yourData');
  await choose(app, file('q.csv', 'Quote,Topics\nFear not,Courage\nBe still,Courage\n'));
  await app.user.click(await button('Preview'));
  const recordWrite = vi.spyOn((await engineOf(app.store).ready()).lists, 'recordWrite');
  await app.user.click(await button('Add 2 quotes'));
  expect(await screen.findByText('2 rows added.')).toBeVisible();
  expect(recordWrite).not.toHaveBeenCalled();
  expect(await answers.readAll('demo', 'get_quote_text')).toEqual([]);
  const lists = await answers.readAll('demo', 'get_quote_list');
  expect(lists).toHaveLength(2);
  const { quotes } = app.api.db.user('demo');
  const last = quotes.slice(-2).map(({ quoteId }) => quoteId);
  for (const { text } of lists) for (const id of last) expect(text).toContain(`"quoteId":${id},`);
});

it('reports the rows that the server received more than once', async () => {
  const app = renderApp('/yourData');
  const { quotes } = app.api.db.user('demo');
  const request = app.api.hold('add_nonbible_memory_fact');
  await choose(app, file('q.csv', 'Quote\nOne\nTwo\n'));
  await app.user.click(await button('Preview'));
  await app.user.click(await button('Add 2 quotes'));
  await request.arrived;
  // As if a connection broke without an answer, and the browser sent the call again.
  const twice = quotes.find(({ text }) => text === 'One') ?? quotes.find(({ text }) => text === 'Two');
  if (!twice) throw new Error('it has not come');
  quotes.push({ ...twice, quoteId: 90_001 }, { ...twice, quoteId: 90_002 });
  request.release();
  expect(await screen.findByText('2 rows added, 1 of them more than once.')).toBeVisible();
  expect(screen.getByText(/^line \d: 3 times$/)).toBeVisible();
  expect(screen.queryByText(/^Not added/)).toBeNull();
});

it('lets the person choose the columns of a table', async () => {
  const app = renderApp('/yourData');
  await choose(app, file('x.csv', 'Wer,Was\nLuther,Ein feste Burg\n'));
  const form = within(await screen.findByRole('form', { name: 'Columns' }));
  expect(form.getByRole('alert')).toHaveTextContent('The first line does not name the columns');
  await app.user.selectOptions(form.getByLabelText('The rows are'), 'quotes');
  expect(form.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await app.user.selectOptions(form.getByLabelText('Quote (needed)'), 'Column 2 (Was)');
  await app.user.selectOptions(form.getByLabelText('Author'), 'Column 1 (Wer)');
  await app.user.click(form.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('checkbox', { name: 'Ein feste Burg (Luther)' })).toBeChecked();
});

it('uses the first row of a table as names if the person chooses so', async () => {
  const app = renderApp('/yourData');
  await choose(app, file('table.csv', 'Bibelstelle,Stichwort\nJude 3,Kampf\n'));
  expect(await screen.findByText('The first row: Bibelstelle, Stichwort.')).toBeVisible();
  await app.user.click(screen.getByRole('checkbox', { name: 'The first row names the columns' }));
  const form = within(screen.getByRole('form', { name: 'Columns' }));
  await app.user.selectOptions(form.getByLabelText('The rows are'), 'nuggets');
  await app.user.selectOptions(form.getByLabelText('Reference (needed)'), 'Bibelstelle (Jude 3)');
  await app.user.selectOptions(form.getByLabelText('Topics'), 'Stichwort (Kampf)');
  await app.user.click(await button('Preview'));
  expect(await screen.findByText('A CSV table: 1 new, 0 there already, 0 cannot be read.')).toBeVisible();
});

it('merges the topics of a nugget that is in a file twice', async () => {
  const app = renderApp('/yourData', { user: 'reader' });
  await choose(app, file('nuggets.csv', 'Reference,Topics\nJude 3,Faith\nJude 3,"faith, Hope"\n'));
  await app.user.click(await button('Preview'));
  expect(await screen.findByText('A CSV table: 1 new, 1 there already, 0 cannot be read.')).toBeVisible();
  await app.user.click(await button('Add 1 nugget'));
  await screen.findByText('1 row added.');
  const { nuggets, topics } = app.api.db.user('reader');
  const names = (nuggets.at(-1)?.topicIds ?? []).map((id) => topics.find((topic) => topic.id === id)?.name);
  expect(names.toSorted()).toEqual(['Faith', 'Hope']);
});

it('hides the report of the last import once another file is chosen', async () => {
  const app = renderApp('/yourData', { user: 'reader' });
  await paste(app, 'Jude 3 KJV');
  await app.user.click(await button('Add 1 memory passage'));
  expect(await screen.findByText('1 row added.')).toBeVisible();
  await choose(app, file('picture.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0])));
  expect(await screen.findByText(/no text file/)).toBeVisible();
  expect(screen.queryByText('1 row added.')).toBeNull();
});

it('names the settings and drafts in a library', async () => {
  const app = renderApp('/yourData');
  const library = {
    format: 'nuggets-library',
    version: 1,
    quotes: [{ quoteId: 1, text: 'Fear not' }],
    settings: { 'nuggets.textSize': '1', 'nuggets.readerTheme/*': '2' },
    drafts: { 'nuggets.draft/*/quote': '{}' },
  };
  await choose(app, file('library.json', JSON.stringify(library)));
  expect(await screen.findByText('Settings: reader theme, text size. Drafts: quote.')).toBeVisible();
});

it('restores the settings and drafts of a library whose rows are all there', async () => {
  const app = renderApp('/yourData');
  const [quote] = app.api.db.user('demo').quotes;
  const library = {
    format: 'nuggets-library',
    version: 1,
    quotes: [{ quoteId: 1, text: quote?.text }],
    settings: { 'nuggets.compared': 'kjv,asv' },
    drafts: { 'nuggets.draft/*/link': '{}' },
  };
  const choosesLibrary = (rows: object = {}) =>
    choose(app, file('library.json', JSON.stringify({ ...library, ...rows })));
  await choosesLibrary();
  expect(await screen.findByText(/: 0 new, 1 there already, 0 cannot be read/)).toBeVisible();
  await app.user.click(await screen.findByRole('checkbox', { name: /^Also its settings and drafts/ }));
  expect(await button('Add nothing')).toBeDisabled();
  await app.user.click(await screen.findByRole('checkbox', { name: /^Also its settings and drafts/ }));
  await app.user.click(await button('Add its settings and drafts'));
  expect(await screen.findByText('Settings and drafts restored')).toBeVisible();
  expect(screen.queryByText(/rows? added/)).toBeNull();
  expect(localStorage.getItem('nuggets.compared')).toBe('kjv,asv');
  expect(localStorage.getItem('nuggets.draft/demo/link')).toBe('{}');

  await choosesLibrary({ quotes: [], settings: { 'nuggets.shuffleQuotes/*': 'Y' } });
  expect(await screen.findByText('Settings: shuffle quotes.')).toBeVisible();
  await app.user.click(await button('Add its settings and drafts'));
  expect(localStorage.getItem('nuggets.shuffleQuotes/demo')).toBe('Y');

  await choosesLibrary({ quotes: [] });
  expect(await screen.findByText('There is nothing in it that could be added.')).toBeVisible();
});

it('shows the box of a passage in the preview', async () => {
  const app = renderApp('/yourData');
  const notes = '#separator:tab\n#tags column:2\nJude 3\tbox::2 love\nJude 4\tbox::3\nJude 5\t\n';
  await choose(app, file('notes.txt', notes));
  expect(await screen.findByText('line 3 · Box 2')).toBeVisible();
  expect(screen.getByText('line 4 · Box 3')).toBeVisible();
  expect(screen.getByText('line 5 · Box 1')).toBeVisible();
});

it('says in the preview that a prayer answered on a date will be archived', async () => {
  const app = renderApp('/yourData');
  await choose(app, file('prayers.csv', 'Prayer,Answered\nFor rain,2026-01-05\nFor sun,\n'));
  await app.user.click(await button('Preview'));
  expect(await screen.findByText('line 2 · Archived')).toBeVisible();
  expect(screen.getByText('line 3')).toBeVisible();
  expect(screen.getByText(/1 prayer comes archived, because it was answered on a date/)).toBeVisible();
  await app.user.click(await button('Add 2 prayers'));
  expect(await screen.findByText('2 rows added.')).toBeVisible();
  const added = app.api.db.user('demo').prayers.slice(-2);
  expect(added.toSorted((a, b) => a.title.localeCompare(b.title)).map(({ archived }) => archived)).toEqual([
    true,
    false,
  ]);
});

it('builds references from chosen columns for book, chapter and verse', async () => {
  const app = renderApp('/yourData');
  await choose(app, file('verses.csv', 'Book,Chapter,Verse,End\nJude,1,3,4\n'));
  const form = within(await screen.findByRole('form', { name: 'Columns' }));
  expect(form.getByLabelText('Book')).toHaveDisplayValue(/^Book/);
  expect(form.queryByLabelText('Reference (needed)')).toBeNull();
  await app.user.click(form.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('checkbox', { name: /^Jude 1:3-4 / })).toBeChecked();
});

it('explains in a sentence why a file cannot be read, and sends nothing', async () => {
  const app = renderApp('/yourData');
  await choose(app, file('picture.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d])));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no text file');
  await choose(app, file('big.csv', new Uint8Array(0)));
  expect(await screen.findByText('This file is empty.')).toBeVisible();
  expect(app.api.requests.filter(({ endpoint }) => endpoint.startsWith('add'))).toEqual([]);
});

it('exports nothing if a list is missing, says so, and gives the focus back', async () => {
  await answers.forgetUser('demo');
  const app = renderApp('/yourData', { faults: { get_quote_list: '500' } });
  const exporting = await button('Export everything');
  exporting.focus();
  await app.user.keyboard('{Enter}');
  expect(exporting).toBeDisabled();
  loseFocus();
  expect(await screen.findByText(/the file would not be complete/)).toBeVisible();
  expect(saved).toEqual([]);
  await waitFor(() => expect(exporting).toHaveFocus());
  await app.user.click(exporting);
  loseFocus();
  await waitFor(() => expect(exporting).toBeEnabled());
  expect(document.body).toHaveFocus();
});

it('lets a guest export, but not import', async () => {
  renderApp('/yourData', { user: 'Guest' });
  expect(await button('Export everything')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Paste references' })).toBeNull();
  expect(screen.getByText(/Guest users cannot add anything/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Memory cards' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Prayer list' })).not.toBeInTheDocument();
});
