import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { testStore } from '@test/kit/testStore';
import type { TranslationCode } from '@/bible/translations';
import { textsIn } from '@test/kit/textsIn';
import { ComparedVerses, type ComparedText } from './ComparedVerses';
import { CompareSet } from './CompareSet';

function set(...codes: TranslationCode[]) {
  const onChange = vi.fn();
  const view = render(
    <Provider store={testStore()}>
      <CompareSet set={codes} onChange={onChange} />
    </Provider>,
  );
  return { ...view, onChange };
}

it('has two translations at least, and four at most', () => {
  const two = set('kjv', 'asv');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add translation' })).toBeVisible();
  two.unmount();
  const three = set('kjv', 'asv', 'ylt');
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Add translation' })).toBeVisible();
  three.unmount();
  set('kjv', 'asv', 'ylt', 'net');
  expect(screen.queryByRole('button', { name: 'Add translation' })).toBeNull();
});

it('swaps two where one is chosen that is there already, and takes away and adds', async () => {
  const { onChange } = set('kjv', 'asv', 'ylt');
  const choose = (place: number) => screen.getByRole('combobox', { name: `Translation ${place}` });
  await userEvent.selectOptions(choose(1), 'ylt');
  expect(onChange).toHaveBeenLastCalledWith(['ylt', 'asv', 'kjv']);
  await userEvent.selectOptions(choose(2), 'net');
  expect(onChange).toHaveBeenLastCalledWith(['kjv', 'net', 'ylt']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove ASV' }));
  expect(onChange).toHaveBeenLastCalledWith(['kjv', 'ylt']);
});

const loaded = (translation: TranslationCode, verses: Readonly<Record<number, string>>): ComparedText => ({
  translation,
  retry: () => undefined,
  text: {
    status: 'loaded',
    verses: Object.entries(verses).map(([number, text]) => ({
      verseNumber: Number(number),
      parts: [{ text, wordsOfChrist: false }],
    })),
  },
});
const without = (translation: TranslationCode, text: ComparedText['text']): ComparedText => ({
  translation,
  retry: () => undefined,
  text,
});
const shown = () => textsIn(screen.getByRole('region', { name: 'Jude 1' }));

it('shows the first texts together, and says of each that is not there why', () => {
  const error = { status: 'error', failure: { kind: 'http', endpoint: 'get_passage_text' } } as const;
  const kjv = loaded('kjv', { 2: 'Mercy unto you', 10: 'But these' });
  const { rerender } = render(
    <ComparedVerses reference="Jude 1" texts={[kjv, without('asv', { status: 'loading' })]} />,
  );
  expect(screen.queryByRole('region', { name: 'Jude 1' })).toBeNull();
  expect(screen.getByText('Loading Jude 1…')).toBeVisible();
  rerender(<ComparedVerses reference="Jude 1" texts={[kjv, loaded('asv', { 2: 'Mercy unto all' })]} />);
  expect(shown()).toEqual([
    'KJV',
    'ASV',
    '2',
    'Mercy unto',
    'you',
    'Mercy unto',
    'all',
    '10',
    'But these',
    '—',
  ]);
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['you', 'all', 'But these']);
  rerender(<ComparedVerses reference="Jude 1" texts={[kjv, without('asv', { status: 'loading' })]} />);
  expect(shown().slice(0, 3)).toEqual(['KJV', 'ASV', 'Loading the ASV…']);
  rerender(<ComparedVerses reference="Jude 1" texts={[kjv, without('asv', { status: 'missing' })]} />);
  expect(shown().slice(0, 3)).toEqual(['KJV', 'ASV', 'The ASV has no text for Jude 1.']);
  rerender(<ComparedVerses reference="Jude 1" texts={[kjv, without('asv', error)]} />);
  expect(within(screen.getByRole('alert')).getByText('The ASV could not be loaded.')).toBeVisible();
  expect(document.querySelector('mark')).toBeNull();
});
