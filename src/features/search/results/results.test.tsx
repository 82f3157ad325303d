import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { SearchResult } from '../model/searchResult';
import { searchTerms } from '../model/searchTerms';
import { testStore } from '@test/kit/testStore';
import { BookChart } from './BookChart';
import { ResultRow } from './ResultRow';

const COUNTS = [
  { bookName: 'matthew', count: 10 },
  { bookName: 'mark', count: 5 },
  { bookName: 'jude', count: 1_200 },
] as const;

/** The chart of the New Testament's 27 books, ten pixels each. */
function chart(only: 'mark' | null = null) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 270, 50));
  const onNarrow = vi.fn();
  const { container } = render(<BookChart group="new" counts={COUNTS} only={only} onNarrow={onNarrow} />);
  const bars = container.querySelector('svg')?.parentElement;
  if (!bars) throw new Error('there is no chart');
  const label = () => container.querySelector('p')?.textContent;
  // jsdom's pointer events have no coordinates.
  const point = (type: 'pointermove' | 'pointerup' | 'pointerout', clientX = 0) =>
    fireEvent(bars, new MouseEvent(type, { bubbles: true, clientX }));
  const heights = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  return { onNarrow, label, point, heights };
}

it('shows a bar for every book that has verses, and none for the others', () => {
  const { heights } = chart();
  expect(heights).toHaveLength(27);
  expect([heights[0], heights[1], heights[2], heights[25]]).toEqual([3, 3, 0, 100]);
});

it('names the book under the pointer, and narrows to the one pressed', () => {
  const { label, point, onNarrow } = chart();
  expect(label()).toBe('Verses by book');
  point('pointermove', 109);
  expect(label()).toBe('Matthew 10');
  point('pointermove', 110);
  expect(label()).toBe('Mark 5');
  point('pointermove', 355);
  expect(label()).toBe('Jude 1,200');
  point('pointerout');
  expect(label()).toBe('Verses by book');
  point('pointerup', 115);
  expect(onNarrow.mock.calls).toEqual([['mark']]);
  // Luke has none.
  point('pointerup', 125);
  expect(onNarrow).toHaveBeenCalledTimes(1);
});

it('names the chosen book, and shows all books again on a second press', () => {
  const { label, point, onNarrow } = chart('mark');
  expect(label()).toBe('Mark 5');
  point('pointermove', 125);
  expect(label()).toBe('Luke 0');
  point('pointerup', 115);
  expect(onNarrow.mock.calls).toEqual([[null]]);
});

it.each([
  [1, 'In 1 more translation'],
  [2, 'In 2 more translations'],
])('expands %i other translations', async (count, words) => {
  const result = (translation: SearchResult['translation']): SearchResult => ({
    translation,
    bookName: 'jude',
    chapter: 1,
    startVerse: 2,
    endVerse: 2,
    verses: [{ verseNumber: 2, parts: [{ text: `Mercy in ${translation}`, wordsOfChrist: false }] }],
  });
  const others = (['asv', 'niv'] as const).slice(0, count).map(result);
  render(
    <Provider store={testStore()}>
      <MemoryRouter>
        <ResultRow
          hit={{ result: result('kjv'), others }}
          terms={searchTerms('mercy')}
          selected={false}
          onSelect={() => undefined}
          isShown={false}
          href="/"
          onOpen={undefined}
        />
      </MemoryRouter>
    </Provider>,
  );
  const button = screen.getByRole('button', { name: words });
  expect(screen.queryByRole('list')).toBeNull();
  await userEvent.click(button);
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
  await userEvent.click(button);
  expect(screen.queryByRole('list')).toBeNull();
});
