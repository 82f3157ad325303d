import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BOOKS } from '@/bible/books';
import { PaneScroll } from '@/ui/layout/paneScroll';
import { atWidth } from '@test/kit/atWidth';
import { BookChart } from './BookChart';
import { BookCounts } from './BookCounts';

/** So many books, each with ten verses more than the one before it. */
const countsOf = (books: number) =>
  BOOKS.slice(0, books).map(({ bookName }, index) => ({ bookName, count: (index + 1) * 10 }));

function show(
  books: number,
  { only = null, inPane = false }: { only?: 'exodus' | null; inPane?: boolean } = {},
) {
  const onNarrow = vi.fn();
  const counts = <BookCounts group="old" counts={countsOf(books)} only={only} onNarrow={onNarrow} />;
  const view = render(inPane ? <PaneScroll value={{ current: document.body }}>{counts}</PaneScroll> : counts);
  return { ...view, onNarrow };
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const isOpen = (): boolean =>
  screen.getByRole('button', { name: /^By book/ }).getAttribute('aria-expanded') === 'true';

it('narrows to a book, and a second press widens again', async () => {
  const { onNarrow, unmount } = show(12);
  expect(screen.getByRole('button', { name: 'By book (12)' })).toBeVisible();
  expect(pressed()).toEqual(['All books']);
  await userEvent.click(screen.getByRole('button', { name: 'Exodus 20' }));
  expect(onNarrow).toHaveBeenLastCalledWith('exodus');
  unmount();
  const narrowed = show(12, { only: 'exodus' });
  expect(pressed()).toEqual(['Exodus 20']);
  await userEvent.click(screen.getByRole('button', { name: 'Exodus 20' }));
  expect(narrowed.onNarrow).toHaveBeenLastCalledWith(null);
  await userEvent.click(screen.getByRole('button', { name: 'Leviticus 30' }));
  expect(narrowed.onNarrow).toHaveBeenLastCalledWith('leviticus');
  await userEvent.click(screen.getByRole('button', { name: 'All books' }));
  expect(narrowed.onNarrow).toHaveBeenLastCalledWith(null);
});

it('says nothing of a single book', () => {
  const { container } = show(1);
  expect(container).toBeEmptyDOMElement();
});

it.each([
  { what: 'twelve books', books: 12, opens: true },
  { what: 'two books', books: 2, opens: true },
  { what: 'thirteen books', books: 13, opens: false },
  { what: 'thirteen books of which one is chosen', books: 13, only: 'exodus' as const, opens: true },
  { what: 'a pane', books: 2, inPane: true, opens: false },
  {
    what: 'a pane, also where one is chosen',
    books: 13,
    inPane: true,
    only: 'exodus' as const,
    opens: false,
  },
])('the counts of $what are expanded: $opens', async ({ books, opens, ...how }) => {
  atWidth(900);
  show(books, how);
  expect(isOpen()).toBe(opens);
  await userEvent.click(screen.getByRole('button', { name: /^By book/ }));
  expect(isOpen()).toBe(!opens);
});

it('is one row of chips on a phone, the parts of the Bible first', async () => {
  atWidth(390);
  const onNarrow = vi.fn();
  const counts = countsOf(66).filter((_, index) => [0, 40, 44].includes(index));
  render(<BookCounts group="both" counts={counts} only={null} onNarrow={onNarrow} />);
  expect(screen.queryByRole('button', { name: /^By book/ })).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Old Testament 10',
    'New Testament 860',
    'Gospels 410',
    "Paul's Letters 450",
    'All books',
    'Genesis 10',
    'Mark 410',
    'Romans 450',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^New/ }));
  expect(onNarrow).toHaveBeenLastCalledWith('new');
});

it('draws each bar in its book’s place, as high as its verses, the chosen apart', () => {
  const counts = countsOf(4);
  const draw = (only: 'exodus' | null) =>
    render(<BookChart group="old" counts={counts} only={only} onNarrow={() => undefined} />).container;
  const bars = [...draw(null).querySelectorAll('rect')];
  expect(bars).toHaveLength(39);
  const numbers = (name: string) => bars.slice(0, 5).map((bar) => Number(bar.getAttribute(name)));
  expect(numbers('height')).toEqual([25, 50, 75, 100, 0]);
  // The numbers are on one line, each in the middle of its tenth.
  expect(numbers('y')).toEqual([75, 50, 25, 0, 100]);
  expect(numbers('x')).toEqual([1, 11, 21, 31, 41]);
  expect(numbers('width')).toEqual([8, 8, 8, 8, 8]);
  const looks = new Set(bars.map((bar) => bar.getAttribute('class')));
  expect(looks.size).toBe(1);
  const [genesis, exodus, leviticus] = draw('exodus').querySelectorAll('rect');
  expect(exodus?.getAttribute('class')).not.toBe(genesis?.getAttribute('class'));
  expect(leviticus?.getAttribute('class')).toBe(genesis?.getAttribute('class'));
  expect(looks).not.toContain(exodus?.getAttribute('class'));
  expect(looks).not.toContain(genesis?.getAttribute('class'));
});
