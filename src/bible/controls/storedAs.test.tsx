import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StoredAs } from './StoredAs';

it('cuts a long name of a book, and keeps its direction to itself', () => {
  render(<StoredAs storedAs={`\u202E${'W'.repeat(50_000)} 3:18`} />);
  const mark = screen.getByText(/^Damaged: the server has it as /);
  expect(mark.textContent.length).toBeLessThan(200);
  expect(mark.textContent).toMatch(/W\.\.\.$/);
  expect(mark.tagName).toBe('BDI');
});

it('says nothing of a valid row', () => {
  const { container } = render(<StoredAs storedAs={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
