import { screen } from '@testing-library/react';

/** The text of each element inside an element, in document order; by default of the page's main part. */
export function textsIn(element: Element = screen.getByRole('main')): string[] {
  const own = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return [own, ...[...element.children].flatMap(textsIn)].filter((words) => words !== '');
}
