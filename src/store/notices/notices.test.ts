import { expect, it } from 'vitest';
import { noticeShown, noticesSlice } from './notices';

const shownAfter = (...texts: string[]) =>
  texts
    .reduce(
      (notices, text) => noticesSlice.reducer(notices, noticeShown({ variant: 'info', text })),
      noticesSlice.getInitialState(),
    )
    .map(({ text }) => text);

it('shows the newest two notices', () => {
  expect(shownAfter('first', 'second', 'third')).toEqual(['second', 'third']);
});

it('takes the same words twice for one notice, said anew', () => {
  expect(shownAfter('first', 'second', 'first')).toEqual(['second', 'first']);
});
