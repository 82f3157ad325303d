import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MockDb } from '@test/api/db';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { LONG, first, rows } from '@test/kit/command';

type User = ReturnType<typeof renderApp>['user'];

const box = () => screen.queryByRole('combobox', { name: /Reference, screen/ });

/** Every way into the box. */
const WAYS_IN: readonly (readonly [name: string, open: (user: User) => Promise<unknown>])[] = [
  ['the button', (user) => user.click(screen.getByRole('button', { name: 'Find or do anything' }))],
  [
    'the focused button and Enter',
    async (user) => {
      screen.getByRole('button', { name: 'Find or do anything' }).focus();
      await user.keyboard('{Enter}');
    },
  ],
  ['the key', (user) => user.keyboard('{Control>}k{/Control}')],
  [
    'the pull of a thumb',
    () => {
      fireEvent.touchStart(document.body, { touches: [{ clientX: 180, clientY: 100 }] });
      fireEvent.touchEnd(document.body, { touches: [], changedTouches: [{ clientX: 180, clientY: 260 }] });
      return Promise.resolve();
    },
  ],
];

const action = (name: RegExp) => within(rows()[0] ?? document.body).getByRole('button', { name });

const READ = '/readBibleChapter/kjv/psalms/117/1';
const PRACTISE = '/practice/by_ref/by_freq';
const COMPARE = '/compare/psalms/117/1';
const COPIED = 'the clipboard';

/** Every way on from the first row, and where it leads. */
const WAYS_ON: readonly (readonly [name: string, go: (user: User) => Promise<unknown>, to: string])[] = [
  ['Enter', (user) => user.keyboard('{Enter}'), READ],
  ['a tap', (user) => user.click(rows()[0] ?? document.body), READ],
  ['Ctrl Enter', (user) => user.keyboard('{Control>}{Enter}{/Control}'), PRACTISE],
  ['a tap on the second action', (user) => user.click(action(/^Practise/)), PRACTISE],
  ['Shift Enter', (user) => user.keyboard('{Shift>}{Enter}{/Shift}'), COMPARE],
  ['a tap on the third action', (user) => user.click(action(/^Compare/)), COMPARE],
  ['Alt Enter', (user) => user.keyboard('{Alt>}{Enter}{/Alt}'), COPIED],
  ['a tap on the fourth action', (user) => user.click(action(/^Copy/)), COPIED],
  ['a second action by Tab and Enter', tabAndEnter, PRACTISE],
];

/** One passage, of a short chapter: every screen is there at once. */
function onlyPsalm117(db: MockDb): void {
  const { memoryPassages } = db.user('demo');
  const [passage] = memoryPassages;
  if (!passage) throw new Error('There is no passage');
  memoryPassages.splice(0, Infinity, {
    ...passage,
    bookName: 'psalms',
    chapter: 117,
    startVerse: 1,
    endVerse: 1,
  });
}

/** Tab leads from the field to the buttons of the chosen row. */
async function tabAndEnter(user: User) {
  while (document.activeElement !== action(/^Practise/)) await user.tab();
  await user.keyboard('{Enter}');
}

it.each(WAYS_IN)('leads on from %s in every way, and is closed after each', async (_, openBox) => {
  const { user } = renderApp('/links', { prepare: onlyPsalm117 });
  await screen.findByRole('heading', { level: 1 });
  await expect.poll(() => document.documentElement.style.overscrollBehaviorY, LONG).toBe('contain');
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  const arrived: string[] = [];
  for (const [name, goOn, to] of WAYS_ON) {
    act(() => {
      window.history.pushState(null, '', '/nuggets/links');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByRole('heading', { level: 1, name: 'Links' });
    written.mockClear();
    await openBox(user);
    await waitFor(() => expect(box()).toHaveFocus(), LONG);
    await user.paste('ps 117:1 kjv');
    await waitFor(() => expect(first()).toMatch(/^Psalms 117:1 · KJV.*Practise/), LONG);
    await goOn(user);
    if (to === COPIED) await waitFor(() => expect(written).toHaveBeenCalledOnce(), LONG);
    else await waitFor(() => expect(currentPath()).toMatch(new RegExp(`^${to}`)));
    await waitFor(() => expect(box()).toBeNull());
    arrived.push(name);
  }
  expect(arrived).toEqual(WAYS_ON.map(([name]) => name));
});
