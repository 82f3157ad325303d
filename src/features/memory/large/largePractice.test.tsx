import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listInvalidated } from '@/data/sync/sync';
import { addMemoryPassage, loadPassages, selectPassages } from '../store/passages';
import { currentPath, renderApp } from '@test/kit/renderApp';
import type { MockDb } from '@test/api/db';
const button = (name: string) => screen.findByRole('button', { name });
const isLarge = () => 'large' in document.documentElement.dataset;

/** Two passages in box 3, with custom texts. */
function two(db: MockDb) {
  const { memoryPassages, overrides } = db.user('demo');
  const [first = expect.fail(), second = expect.fail()] = memoryPassages.splice(0, Infinity);
  const ref = { bookName: 'john', chapter: 11, translation: 'kjv', box: 3, letter: 'a' } as const;
  memoryPassages.push(
    { ...first, ...ref, passageId: 7, startVerse: 36, endVerse: 36 },
    { ...second, ...ref, passageId: 8, startVerse: 35, endVerse: 35 },
  );
  overrides.splice(0, Infinity);
  overrides.push(
    { passageId: 7, letter: 'a', verseNumber: 36, text: 'Behold how he loved him.' },
    { passageId: 8, letter: 'a', verseNumber: 35, text: 'Jesus wept.' },
  );
}

it('practises a box with only text, exercise and next', async () => {
  const app = renderApp('/memoryPassagesByBox?box=3', { prepare: two });
  await app.user.click(await screen.findByRole('link', { name: 'Practise large and simple' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'John 11:35a' })).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(isLarge()).toBe(true);
  await app.user.click(await button('Write'));
  await app.user.type(await screen.findByRole('textbox', { name: 'Write the passage' }), 'jesus wept');
  await app.user.click(await button('Check'));
  expect(await screen.findByRole('heading', { name: /^By heart/ })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.queryByText(/due|Likely|box|verse \d/i)).toBeNull();
  expect(app.store.getState().recallLog?.entries).toMatchObject([{ passageId: 8, exercise: 'write' }]);
  await app.user.click(await button('Next verse'));
  expect(await screen.findByRole('heading', { level: 1, name: 'John 11:36a' })).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/largePractice/3?passage=7'));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await app.user.click(screen.getByRole('link', { name: 'End' }));
  await waitFor(() => expect(currentPath()).toBe('/memoryPassagesByBox'));
  expect(isLarge()).toBe(false);
});

it('calls a run with a look at the text nearly, as Recall does, and leads on', async () => {
  const app = renderApp('/largePractice/3', { prepare: two });
  await app.user.click(await button('Write'));
  await app.user.click(await button('Peek'));
  await app.user.type(await field(), 'jesus wept');
  await app.user.click(await button('Check'));
  expect(await screen.findByRole('heading', { name: 'Nearly · 2 of 2 words, with 1 peek' })).toBeVisible();
  expect(await button('Next verse')).toBeVisible();
});

const john = { translation: 'kjv', bookName: 'john', chapter: 11, startVerse: 25, endVerse: 25 } as const;
const field = () => screen.findByRole('textbox', { name: 'Write the passage' });

it('keeps the current passage when another device adds or moves passages', async () => {
  const app = renderApp('/largePractice/3?passage=7', { prepare: two });
  expect(await screen.findByText('2 of 2')).toBeVisible();
  await app.user.click(await button('Write'));
  await app.user.type(await field(), 'Behold');
  const [first = expect.fail()] = app.api.db.user('demo').memoryPassages;
  app.api.db.user('demo').memoryPassages.push({ ...first, ...john, passageId: 9 });
  act(() => void app.store.dispatch(listInvalidated('passages')));
  await act(() => app.store.dispatch(loadPassages()));
  expect(await screen.findByText('3 of 3')).toBeVisible();
  expect(await field()).toHaveValue('Behold');
  first.box = 1;
  act(() => void app.store.dispatch(listInvalidated('passages')));
  await act(() => app.store.dispatch(loadPassages()));
  expect(screen.getByRole('heading', { level: 1, name: 'John 11:36a' })).toBeVisible();
  expect(await field()).toHaveValue('Behold');
});

it('keeps the typed words when a passage added offline gets its id', async () => {
  const app = renderApp('/largePractice/1', { prepare: two });
  expect(await screen.findByText('No passages in this box.')).toBeVisible();
  app.api.faults.set('add_memory_passage', 'drop');
  await act(() => app.store.dispatch(addMemoryPassage(john)));
  expect(await screen.findByRole('heading', { level: 1, name: 'John 11:25' })).toBeVisible();
  await app.user.click(await button('Write'));
  await app.user.type(await field(), 'Jesus said');
  app.api.faults.clear();
  await act(() => app.outbox.flush({ now: true }));
  await waitFor(() =>
    expect(selectPassages(app.store.getState()).every(({ passageId }) => passageId > 0)).toBe(true),
  );
  expect(await field()).toHaveValue('Jesus said');
});

it('says that a box has no passages', async () => {
  renderApp('/largePractice/2', { prepare: two });
  expect(await screen.findByText('No passages in this box.')).toBeVisible();
  expect(isLarge()).toBe(false);
});

it('learns a set from its link the same way', async () => {
  const app = renderApp('/learn?t=kjv&refs=John+11:35;John+3:16', { user: 'Guest' });
  await app.user.click(await screen.findByRole('link', { name: 'Large and simple' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'John 11:35' })).toBeVisible();
  expect(isLarge()).toBe(true);
  await app.user.click(await button('I have read it'));
  await app.user.type(await screen.findByRole('textbox', { name: /First letter/ }), 'jw');
  expect(await screen.findByRole('heading', { name: /^By heart/ })).toBeVisible();
  expect(screen.queryByText(/keep|remind/i)).toBeNull();
  await app.user.click(await button('Next verse'));
  expect(await screen.findByRole('heading', { level: 1, name: 'John 3:16' })).toBeVisible();
  expect(isLarge()).toBe(true);
});
