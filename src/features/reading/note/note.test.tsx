import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadTopics } from '@/features/topics/store/topics';
import { answers } from '@test/kit/engine';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { sendUndoable } from '@test/kit/testStore';
import { renderHookIn } from '@test/kit/renderHookIn';
import { noticesOf, startStore } from '@test/kit/startStore';
import { noteText, useNote } from './useNote';

beforeEach(() => answers.forgetAll());

type View = ReturnType<typeof renderApp>;

/** Opens the note of verses 16 and 17. */
async function openNote({ user }: View) {
  await screen.findByText(/For God so loved the world/);
  await user.click(document.getElementById('v16') ?? document.body);
  await user.click(document.getElementById('v17') ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Note' }));
  return within(await screen.findByRole('dialog', { name: 'Note on John 3:16-17' }));
}
const JOHN_3 = { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 16, endVerse: 17 } as const;
const READER = '/readBibleChapter/kjv/john/3';

it('ends a note with its reference and translation, not taken for the speaker', () => {
  expect(noteText(' Loved.\n', JOHN_3)).toBe('Loved.\nJohn 3:16-17 (KJV)');
});

it.each([
  ['above a sheet at the foot that covers them', 500, [400, 0, 768], 'start'],
  ['nowhere, where they are above the sheet', 300, [400, 0, 768], undefined],
  ['nowhere, where they are below the dialog', 600, [50, 420, 480], undefined],
  ['nowhere, where the dialog is beside the text', 300, [50, 900, 480], undefined],
  ['back, where the text made room beside the dialog', 760, [50, 900, 480], 'nearest'],
] as const)('brings its verses %s', async (_, verseTop, [top, left, bottom], block) => {
  const view = renderApp(READER);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('.modal-dialog.beside')) return new DOMRect(left, top, 300, bottom - top);
    return this.matches('.verse') ? new DOMRect(0, verseTop, 700, 50) : new DOMRect();
  });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await openNote(view);
  expect(scrolled.mock.calls.at(-1)).toEqual(block && [{ block }]);
});

it.each([
  ['is at the top, above its verses', 600, 600, undefined, undefined],
  ['is in the margin where there is one', 300, 800, 'edge', undefined],
  ['is below its verses where there is none', 300, 600, 'low', undefined],
  ['is at the foot, and the verses above', 400, 600, 'low', 'start'],
] as const)('a note’s field at a desk %s', async (_, verseTop, edge, place, block) => {
  const view = renderApp(READER);
  const lefts: Record<string, number> = { edge };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this instanceof HTMLElement && this.matches('.modal-dialog.beside')) {
      const at = this.dataset.position ?? '';
      return new DOMRect(lefts[at] ?? 420, at === 'low' ? 380 : 50, 300, 372);
    }
    return this.matches('.verse') ? new DOMRect(0, verseTop, 700, 50) : new DOMRect();
  });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const dialog = await openNote(view);
  const box = dialog.getByLabelText('Note').closest<HTMLElement>('.modal-dialog');
  expect([box?.dataset.position, scrolled.mock.calls.at(-1)]).toEqual([place, block && [{ block }]]);
});

it('keeps a note among the quotes under Notes, and its marked verses lead there', async () => {
  const view = renderApp(READER);
  const { user, api } = view;
  const dialog = await openNote(view);
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Note'), 'Loved, all of it.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { quotes, topics } = api.db.user('demo');
  expect(noticesOf(view)).toEqual(['Note kept.']);
  const topic = topics.find(({ name }) => name === 'Notes');
  expect(quotes.at(-1)).toMatchObject({
    text: 'Loved, all of it.\nJohn 3:16-17 (KJV)',
    topicIds: [topic?.id],
  });
  await waitFor(() => expect(document.getElementById('v17')?.dataset.marks).toContain('❝'));
  const own = within(await screen.findByRole('list', { name: 'Yours' }));
  await user.click(own.getByRole('link', { name: /^Quote: Loved, all of it\./ }));
  expect(currentPath()).toBe('/viewQuotes/81');
  expect(await screen.findByText(/Loved, all of it\./, { selector: 'blockquote' })).toBeVisible();
});

it.each(['ＮＯＴＥＳ', 'Nótes '])('uses the topic %j, which the database takes for Notes', async (name) => {
  const view = renderApp(READER, {
    prepare: (db) => db.user('demo').topics.push({ id: 777, name }),
  });
  const { user, api } = view;
  const dialog = await openNote(view);
  await user.type(dialog.getByLabelText('Note'), 'One');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.db.user('demo').quotes.at(-1)?.topicIds).toEqual([777]));
  expect(api.requests.map(({ endpoint }) => endpoint)).not.toContain('add_new_topic');
});

it('uses an existing topic Notes, and leaves the topic out where unwanted', async () => {
  const view = renderApp(READER, {
    prepare: (db) => db.user('demo').topics.push({ id: 777, name: 'notes' }),
  });
  const { user, api } = view;
  let dialog = await openNote(view);
  await user.type(dialog.getByLabelText('Note'), 'One');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.db.user('demo').quotes.at(-1)?.topicIds).toEqual([777]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Note' }));
  dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Note'), 'Two');
  await user.click(dialog.getByRole('checkbox', { name: 'Topic “Notes”' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const added = api.db.user('demo').quotes.at(-1);
  expect([added?.text, added?.topicIds]).toEqual(['Two\nJohn 3:16-17 (KJV)', []]);
  expect(api.db.user('demo').topics.filter(({ name }) => /^notes$/i.test(name))).toHaveLength(1);
});

it('keeps what was typed when closed, when the server fails, and after a reload', async () => {
  const first = renderApp(READER, { faults: { add_nonbible_memory_fact: '500' } });
  let dialog = await openNote(first);
  await first.user.type(dialog.getByLabelText('Note'), 'Not lost');
  await first.user.click(dialog.getByRole('button', { name: 'Close' }));
  await first.user.click(screen.getByRole('button', { name: 'Note' }));
  dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Note')).toHaveValue('Not lost');
  await first.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error adding quote')).toBeVisible();
  expect(dialog.getByLabelText('Note')).toHaveValue('Not lost');
  first.unmount();

  const second = renderApp(READER);
  dialog = await openNote(second);
  expect(dialog.getByLabelText('Note')).toHaveValue('Not lost');
  expect(dialog.getByText('This is what you had typed before.')).toBeVisible();
  await second.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(second.api.db.user('demo').quotes).toHaveLength(81));
  expect(Object.keys(localStorage).filter((key) => key.includes('/note/'))).toEqual([]);
});

it('waits offline and is then sent, both with its topic', async () => {
  const view = renderApp(READER);
  const { user, api } = view;
  const dialog = await openNote(view);
  await waitFor(() => expect(api.requests.some(({ endpoint }) => endpoint === 'get_tag_list')).toBe(true));
  await user.type(dialog.getByLabelText('Note'), 'Later');
  api.faults.set('*', 'drop');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.getElementById('v16')?.dataset.marks).toContain('❝'));
  expect(noticesOf(view)).toEqual(['Note kept (waiting to be sent)']);
  api.faults.clear();
  await sendUndoable();
  // The topic is added to the note once both have their final ids.
  await waitFor(() => {
    const { quotes, topics } = api.db.user('demo');
    expect(quotes.at(-1)).toMatchObject({
      text: 'Later\nJohn 3:16-17 (KJV)',
      topicIds: [topics.find(({ name }) => name === 'Notes')?.id],
    });
  });
});

it('puts on a topic again that the server refused, and adds no second note', async () => {
  const view = renderApp(READER, { faults: { add_quote_topic: '500:2' } });
  const { user, api } = view;
  let dialog = await openNote(view);
  await user.type(dialog.getByLabelText('Note'), 'Once');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/the topic is not on it yet/)).toBeVisible();
  // By then the words about the note may have had their time.
  expect(noticesOf(view)).toContain('Failed to associate topic with quote');
  dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Put it on again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.db.user('demo').quotes).toHaveLength(81);
  expect(api.db.user('demo').quotes.at(-1)?.topicIds).toHaveLength(1);
});

it('keeps the first note without a topic where the server keeps none on quotes', async () => {
  const view = renderApp(READER, { faults: { add_quote_topic: '404' } });
  const { user, api } = view;
  const dialog = await openNote(view);
  expect(await dialog.findByText(/This server takes no topics for quotes\./)).toBeVisible();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.type(dialog.getByLabelText('Note'), 'Loved');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.db.user('demo').quotes.at(-1)?.text).toBe('Loved\nJohn 3:16-17 (KJV)');
  expect(noticesOf(view)).toEqual(['Note kept.']);
  expect(api.requests.some(({ endpoint }) => endpoint === 'add_new_topic')).toBe(false);
});

it('makes no topic for another user who signs in while the note is sent', async () => {
  const { api, store, data, signIn } = startStore();
  await store.dispatch(loadTopics());
  const { result } = renderHookIn(store, () => useNote(JOHN_3));
  act(() => result.current.draft.change('Loved.'));
  const held = api.hold('add_nonbible_memory_fact');
  let keeping: Promise<boolean> | undefined;
  act(() => void (keeping = result.current.keep(true)));
  await held.arrived;
  act(() => void signIn('reader'));
  await act(async () => {
    held.release();
    await keeping;
  });
  expect(data.quotes.at(-1)?.text).toMatch(/^Loved\./);
  const topicCalls = ['add_new_topic', 'add_quote_topic'];
  expect(api.requests.filter(({ endpoint }) => topicCalls.includes(endpoint))).toEqual([]);
});

it('offers a guest no note', async () => {
  const view = renderApp('/read/kjv/john/3', { user: null });
  await screen.findByText(/For God so loved the world/);
  await view.user.click(document.getElementById('v16') ?? document.body);
  await screen.findByRole('button', { name: 'Share' });
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
});
