import './PracticeScreen';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addMemoryPassage, loadPassages } from '../store/passages';
import { selectVisit } from './practice';
import { listInvalidated } from '@/data/sync/sync';
import { chooseFromMenu } from '@test/kit/actions';
import { renderApp } from '@test/kit/renderApp';

type App = ReturnType<typeof renderApp>;

/** Opens the explanation of the current passage, and types into it. */
async function explain({ user }: App, words: string): Promise<HTMLElement> {
  await chooseFromMenu(user, 'Explanation');
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), words);
  return dialog;
}

const reference = () => screen.findByRole('heading', { level: 2 });

it('saves an explanation for its own passage, which gets its id during typing', async () => {
  const app = renderApp('/memoryPassages');
  const passages = app.api.db.user('demo').memoryPassages;
  const before = passages.map(({ explanation }) => explanation);
  await screen.findByRole('searchbox');
  app.api.faults.set('add_memory_passage', 'drop');
  const ref = { translation: 'kjv', bookName: 'jude', chapter: 1, startVerse: 24, endVerse: 24 } as const;
  await act(() => app.store.dispatch(addMemoryPassage(ref)));
  window.history.pushState(null, '', '/nuggets/practice/by_ref/by_last_practiced_time');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  // The new passage comes first, because it was never practised.
  expect(await reference()).toHaveTextContent('Jude 1:24');
  await app.user.click(screen.getByRole('button', { name: /^Passage info:/ }));
  expect(screen.getByText('Waiting to be sent')).toBeVisible();
  const dialog = await explain(app, 'Able to keep');
  app.api.faults.clear();
  await act(() => app.outbox.flush({ now: true }));
  await waitFor(() => expect(passages.at(-1)).toMatchObject({ bookName: 'jude', startVerse: 24 }));
  expect(within(dialog).getByRole('textbox')).toHaveValue('Able to keep');
  expect(within(dialog).queryByText(/restored/i)).toBeNull();
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(passages.at(-1)?.explanation).toBe('Able to keep'));
  expect(passages.slice(0, -1).map(({ explanation }) => explanation)).toEqual(before);
  expect(await reference()).toHaveTextContent('Jude 1:24');
});

it('closes the dialog of a deleted passage, and opens none for another', async () => {
  const app = renderApp('/practice/by_ref/by_freq');
  const deleted = (await reference()).textContent;
  await explain(app, 'Of what is gone');
  const data = app.api.db.user('demo');
  const id = selectVisit(app.store.getState())?.currentId;
  data.memoryPassages = data.memoryPassages.filter(({ passageId }) => passageId !== id);
  act(() => void app.store.dispatch(listInvalidated('passages')));
  await act(() => app.store.dispatch(loadPassages()));
  await waitFor(async () => expect((await reference()).textContent).not.toBe(deleted));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['demo', 1],
  ['Guest', 0],
])('tells %s another way to choose a box if the buttons are disabled', async (name, count) => {
  renderApp('/practice/by_ref/by_freq', {
    user: name,
    prepare: (db) => {
      const { memoryPassages } = db.user(name);
      memoryPassages.splice(0, Infinity, {
        ...(db.user('demo').memoryPassages[0] ?? expect.fail()),
        box: -1,
      });
    },
  });
  await reference();
  expect(screen.queryAllByText(/^Box buttons are off here/)).toHaveLength(count);
});
