import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answers } from '@test/kit/engine';
import { renderApp } from '@test/kit/renderApp';
import { noticesOf } from '@test/kit/startStore';

const LONG = { timeout: 20_000 };

beforeEach(() => answers.forgetUser('demo'));

const are = (what: string) => `You are offline, and ${what} are not on this device`;
const is = (what: string) => `You are offline, and ${what} is not on this device`;

/** Each screen without a network and without a copy of its data, and its one sentence about that. */
const SCREENS: readonly (readonly [path: string, sentence: string, user?: string | null])[] = [
  ['/readBibleChapter/kjv/john/3', is('John 3')],
  ['/read/kjv/john/3/16', is('John 3')],
  ['/readBibleChapter/kjv/acts/2', is('Acts 2')],
  ['/compare/john/3/16?with=kjv,asv', is('John 3:16')],
  ['/practiceSetup', are('your memory passages')],
  ['/practice/by_ref/by_freq', are('your memory passages')],
  ['/largePractice/1', are('your memory passages')],
  ['/memoryPassages', are('your memory passages')],
  ['/memoryPassagesByBox', are('your memory passages')],
  ['/memoryStats', are('your memory passages')],
  ['/weakWords', are('your memory passages')],
  ['/yourData/print/cards', are('your memory passages')],
  ['/memoryPracticeHistory', is('your practice history')],
  ['/browseBible', are('your nuggets')],
  ['/viewQuotes', are('your quotes')],
  ['/searchQuotes', are('your quotes')],
  ['/prayers', are('your prayers')],
  ['/prayers?pray=today', are('your prayers')],
  ['/yourData/print/prayers', are('your prayers')],
  ['/readingPlan', is('your reading progress')],
  ['/yourData/print/week', is('your reading progress')],
  ['/links', are('your links')],
  ['/search?phrase=love&group=new&book=All&translation=kjv', is('the KJV')],
  ['/search?phrase=love&group=new&book=All&translation=all', are('the translations')],
  ['/today', are('your reading plan, memory passages, prayers, prayer sessions, nuggets, and quotes')],
  [
    '/bibleMap',
    are('your memory passages, nuggets, reading, practice history, prayers, and prayer sessions'),
  ],
  ['/bibleMap', are('your memory passages, nuggets, reading, and practice history'), 'Guest'],
  ['/login', is('the list of users'), null],
  ['/learn?t=kjv&refs=John+3:16', is('John 3:16')],
];

it.each(SCREENS.map(([path, sentence, user = 'demo']) => ({ path, sentence, user })))(
  'offline, $path has one sentence that says why nothing is shown, and no notice',
  async ({ path, sentence, user }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const app = renderApp(path, { user, faults: { '*': 'drop' } });
    expect((await screen.findAllByText(sentence, {}, LONG))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Loading /)).toBeNull(), LONG);
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    for (const alert of alerts) expect(alert).toMatch(/^You are offline, and .* not on this device/);
    expect(noticesOf(app)).toEqual([]);
  },
);
