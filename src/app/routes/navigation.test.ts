import { expect, it } from 'vitest';
import { navGroups } from './navigation';

const labelsAt = (pathname: string) =>
  navGroups({ guest: false, owner: false, pathname }).flatMap(({ items }) => items.map(({ label }) => label));

it.each([
  ['/quotes', 'View Quotes'],
  ['/quotes/7', 'View Quotes'],
  ['/viewQuotes', 'View Quotes'],
  ['/viewQuotes/7', 'View Quotes'],
  ['/memoryPassages', 'My Memory Passages'],
  ['/search', 'Bible Search'],
  ['/Search/', 'Bible Search'],
  ['/VIEWQUOTES', 'View Quotes'],
])('at %s hides %s, and nothing else', (pathname, own) => {
  const all = labelsAt('/read/kjv/john/3');
  expect(labelsAt(pathname)).toEqual(all.filter((label) => label !== own));
});
