import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { rememberTranslation } from '../lastPlace';
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

it('links each reference to its verses, and changes no letter', () => {
  const text = 'Rest (Matt 11:28-30)\n and  Psalm 23; so he said. 1 Jn 4:19!';
  expect(show(text)).toBe(text);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
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
