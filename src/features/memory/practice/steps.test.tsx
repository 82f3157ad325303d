import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BASE_PATH } from '@/routes/paths';
import { listInvalidated } from '@/data/sync/sync';
import { renderApp } from '@test/kit/renderApp';
import { addMemoryPassage, loadPassages, selectPassages } from '../store/passages';
import './PracticeScreen';
import './card/SessionEnd';
const DAY = 86_400_000;
const reference = () => screen.getByRole('heading', { level: 2 }).textContent;
const session = () => screen.findByRole('region', { name: 'Session' });

/** Psalms 1:1, 2:1 ... in box 1, viewed long ago in this order, and never graded: all of them are due. */
function psalms(path: string, count: number) {
  return renderApp(path, {
    prepare: (db) => {
      const { memoryPassages } = db.user('demo');
      const [row = expect.fail()] = memoryPassages.splice(0, Infinity);
      for (let chapter = 1; chapter <= count; chapter += 1) {
        const verse = { bookName: 'psalms', chapter, startVerse: 1, endVerse: 1, box: 1 } as const;
        const lastViewedNum = Date.now() - (90 - chapter) * DAY;
        memoryPassages.push({ ...row, ...verse, passageId: chapter, lastViewedNum });
      }
    },
  });
}

/** Goes to a path of the app, like a link with a state. */
function go(path: string, state: object | null = null) {
  const entry = { usr: state, key: 'entry', idx: 1 };
  window.history.pushState(entry, '', BASE_PATH + path);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: entry })));
}

it('goes back from the session’s end to the passage practised last', async () => {
  const { user } = psalms('/practice/by_ref/by_fading', 2);
  await screen.findByText('1 of 2');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('2 of 2');
  await user.keyboard('{ArrowRight}');
  await session();
  await user.keyboard('{ArrowLeft}');
  expect(reference()).toBe('Psalms 2:1');
  expect(screen.getByText('2 of 2')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(reference()).toBe('Psalms 1:1');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await session();
});

it('does not count a passage as seen because of its new id', async () => {
  const app = psalms('/memoryPassages', 2);
  await screen.findByRole('searchbox');
  app.api.faults.set('add_memory_passage', 'drop');
  const ref = { translation: 'kjv', bookName: 'jude', chapter: 1, startVerse: 24, endVerse: 24 } as const;
  await act(() => app.store.dispatch(addMemoryPassage(ref)));
  // The passage is the first in order, and the session begins after it.
  go('/practice/by_ref/by_last_practiced_time', { startAt: 1 });
  await screen.findByText('2 of 3');
  await app.user.keyboard('{ArrowRight}');
  await screen.findByText('3 of 3');
  app.api.faults.clear();
  await act(() => app.outbox.flush({ now: true }));
  await waitFor(() =>
    expect(selectPassages(app.store.getState()).every(({ passageId }) => passageId > 0)).toBe(true),
  );
  await app.user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Back at the beginning')).toBeVisible();
  expect(screen.queryByText('All 3 seen')).toBeNull();
  expect(reference()).toBe('Jude 1:24');
});

async function remove(app: ReturnType<typeof psalms>, chapter: number) {
  const data = app.api.db.user('demo');
  data.memoryPassages = data.memoryPassages.filter(({ passageId }) => passageId !== chapter);
  act(() => void app.store.dispatch(listInvalidated('passages')));
  await act(() => app.store.dispatch(loadPassages()));
}

it('does not count a passage that another device has removed', async () => {
  const app = psalms('/practice/by_ref/by_fading', 4);
  await screen.findByText('1 of 4');
  await app.user.keyboard('{ArrowRight}');
  await screen.findByText('2 of 4');
  await remove(app, 1);
  expect(await screen.findByText('1 of 3')).toBeVisible();
  expect(reference()).toBe('Psalms 2:1');
  // The next passage replaces the removed one on the screen.
  await remove(app, 2);
  expect(await screen.findByText('1 of 2')).toBeVisible();
  expect(reference()).toBe('Psalms 3:1');
  await app.user.keyboard('{ArrowRight}{ArrowRight}');
  const outcome = within(await session());
  expect(outcome.queryByRole('button', { name: /^Go on/ })).toBeNull();
});

it('ends when the last passage of the session is removed', async () => {
  const app = psalms('/practice/by_ref/by_fading', 2);
  await screen.findByText('1 of 2');
  await app.user.keyboard('{ArrowRight}');
  await screen.findByText('2 of 2');
  await remove(app, 2);
  await session();
  await app.user.keyboard('{ArrowLeft}');
  expect(reference()).toBe('Psalms 1:1');
  expect(screen.getByText('1 of 1')).toBeVisible();
});
