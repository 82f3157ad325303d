import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recallEntry } from '@test/kit/recallEntry';
import { forgetRecalls, logRecalls } from '@test/kit/recallLog';
import { renderApp } from '@test/kit/renderApp';

forgetRecalls();

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime();

it('counts the days with recall, however often on each', async () => {
  await logRecalls([
    recallEntry({ id: 'a', at: at(2025, 3, 4) }),
    recallEntry({ id: 'b', at: at(2025, 3, 4) + 60_000 }),
    recallEntry({ id: 'c', at: at(2025, 3, 5), exercise: 'drill' }),
  ]);
  const { user } = renderApp('/bibleMap?year=2025');
  const calendar = within(await screen.findByLabelText('Calendar of 2025'));
  await waitFor(() => expect(calendar.getAllByRole('definition').at(-1)).toHaveTextContent(/^1$/));
  await user.click(calendar.getByRole('button', { name: 'Days as a list' }));
  expect(calendar.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Mar 4: recall');
});
