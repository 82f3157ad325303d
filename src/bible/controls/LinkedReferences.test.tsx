import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { rememberTranslation } from '../lastChosen';
import { LinkedReferences } from './LinkedReferences';

beforeEach(() => rememberTranslation('esv'));

const show = (text: string) =>
  render(
    <MemoryRouter>
      <p>
        <LinkedReferences text={text} />
      </p>
    </MemoryRouter>,
  ).container.textContent;

it('links each reference to its verses, and changes no letter', async () => {
  const text = 'Rest (Matt 11:28-30)\n and  Psalm 23; so he said. 1 Jn 4:19!';
  expect(show(text)).toBe(text);
  const found = await screen.findAllByRole('link');
  expect(document.querySelector('p')?.textContent).toBe(text);
  const links = found.map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Matt 11:28-30', '/readBibleChapter/esv/matthew/11/28?to=30'],
    ['Psalm 23', '/readBibleChapter/esv/psalms/23'],
    ['1 Jn 4:19', '/readBibleChapter/esv/1-john/4/19'],
  ]);
});

it('leaves a text without references unchanged', () => {
  expect(show('All is well.')).toBe('All is well.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('links a reference in its named translation', async () => {
  show('So it is (John 3:16, KJV), and Ps 23 (MSG).');
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/readBibleChapter/kjv/john/3/16',
    '/readBibleChapter/esv/psalms/23',
  ]);
});

it('links a long text without changing a letter', async () => {
  const text = `${'All is well. '.repeat(800)}Read Week 1 - John 3:16.`;
  expect(show(text)).toBe(text);
  const [link] = await screen.findAllByRole('link');
  expect(link).toHaveTextContent('John 3:16');
  expect(link).toHaveAttribute('href', '/readBibleChapter/esv/john/3/16');
  expect(document.querySelector('p')?.textContent).toBe(text);
});
