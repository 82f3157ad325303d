import { setOfQuery, type LinkedSet } from '@/bible/sets/setLink';
import { element } from './element';

/** As in `routes`, whose paths come with a library that the inline script does not need. */
const SET_LINK = '/nuggets/learn';
const LEARNING_AT = 'at';

/** The set of a link, as the inline script reads it; null for any other page, and for one of its passages. */
export function setLink(pathname: string, search: string): LinkedSet | null {
  const query = new URLSearchParams(search);
  return pathname === SET_LINK && !query.has(LEARNING_AT) ? setOfQuery(query) : null;
}

/** Paints a set's title and references, as text, where React will render them: they need no answer of the server. */
export function paintSet({ title, references }: LinkedSet): void {
  const root = document.getElementById('root');
  if (!root || root.childElementCount > 0) return;
  const bar = element(
    'header',
    'nav-bar',
    element('div', 'nav-place', element('span', 'nav-brand', 'Bible Nuggets')),
  );
  const heading = element('div', 'screen-heading', element('h1', '', title || 'A set of verses'));
  const list = element('ol', '', ...references.map((reference) => element('li', '', reference)));
  const main = element('main', 'reading', heading, list);
  main.id = 'main';
  root.append(bar, main);
}
