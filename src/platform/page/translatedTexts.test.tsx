import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { surviveTranslation } from './translatedTexts';

beforeAll(surviveTranslation);

// By any name, because this one is deprecated; it is what browsers put there.
const create = (name: string) => document.createElement(name);
const font = (...children: (Node | string)[]) => {
  const element = create('font');
  element.append(...children);
  return element;
};

/** The ways in which tools put two `font` elements in the place of a text. */
const WAYS: Readonly<Record<string, (text: Text) => void>> = {
  'replaces it': (text) => text.replaceWith(font(font(text.data))),
  'inserts and removes': (text) => {
    text.before(font(font(text.data)));
    text.remove();
  },
  'moves it inside': (text) => {
    const inner = font();
    text.replaceWith(font(inner));
    inner.append(text);
  },
  'inserts and moves it inside': (text) => {
    const inner = font();
    text.before(font(inner));
    inner.append(text);
  },
};

/** As a browser does it: in a task of its own. */
async function translate(wrap: (text: Text) => void): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  texts.forEach(wrap);
  await Promise.resolve();
}

interface LineProps {
  name: string;
  count: number;
  more?: string | undefined;
  mark?: boolean;
}

/** Texts beside each other, and beside elements that come and go. */
const Line = ({ name, count, more, mark = false }: LineProps) => (
  <p data-testid="line">
    {mark && <b>! </b>}
    {name}: {count} found{more}
    {mark && <i> marked</i>}
  </p>
);

describe.each(Object.entries(WAYS))('a translation that %s', (_, wrap) => {
  it.each<[string, LineProps, LineProps, string]>([
    ['a text that changes', { name: 'John', count: 1 }, { name: 'Mark', count: 22 }, 'Mark: 22 found'],
    [
      'a text that goes',
      { name: 'John', count: 1, more: ' there' },
      { name: 'John', count: 1 },
      'John: 1 found',
    ],
    [
      'a text that comes',
      { name: 'John', count: 1 },
      { name: 'John', count: 1, more: ' there' },
      'John: 1 found there',
    ],
    [
      'an element before a text',
      { name: 'John', count: 1 },
      { name: 'John', count: 1, mark: true },
      '! John: 1 found marked',
    ],
    [
      'an element that goes',
      { name: 'John', count: 1, mark: true },
      { name: 'Luke', count: 1 },
      'Luke: 1 found',
    ],
  ])('keeps %s', async (_what, before, after, text) => {
    const { rerender } = render(<Line {...before} />);
    const line = screen.getByTestId('line');
    // Twice: a page is translated again where it changes.
    for (const [props, shown] of [
      [after, text],
      [before, line.textContent],
      [after, text],
    ] as const) {
      await translate(wrap);
      rerender(<Line {...props} />);
      await Promise.resolve();
      expect(line).toHaveTextContent(shown);
      expect(line.textContent).toHaveLength(shown.length);
    }
  });

  it('keeps the order of texts that change places', async () => {
    const list = (...texts: string[]) => (
      <p data-testid="line">
        {texts.map((text) => [text])}
        <b>.</b>
      </p>
    );
    const { rerender } = render(list('one ', 'two ', 'three '));
    await translate(wrap);
    rerender(list('three ', 'one '));
    await Promise.resolve();
    expect(screen.getByTestId('line').textContent).toBe('three one .');
  });
});
