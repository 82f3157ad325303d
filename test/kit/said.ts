import { screen } from '@testing-library/react';

/** What an element says, the page's main part unless told: the words of each element in it, in their order. */
export function said(element: Element = screen.getByRole('main')): string[] {
  const own = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return [own, ...[...element.children].flatMap(said)].filter((words) => words !== '');
}
