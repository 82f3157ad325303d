import { isBlank } from '@/platform/values/text';

export interface Link {
  /** Of the form `4.N`. */
  key: string;
  label: string;
  /** The URL as it was saved. Open it only if `safeHttpUrl` accepts it. */
  action: string;
  /** True for a link the user added. */
  additional: boolean;
}

function builtIn(key: string, label: string, action: string): Link {
  return { key, label, action, additional: false };
}

/** The seven links that everyone has. */
export const BUILT_IN_LINKS: readonly Link[] = [
  builtIn('4.1', 'Valley of Vision', 'https://banneroftruth.org/us/valley/'),
  builtIn(
    '4.2',
    'Spurgeon Morning & Evening',
    'https://www.biblegateway.com/devotionals/morning-and-evening/today',
  ),
  builtIn('4.3', 'Grace Gems', 'https://gracegems.org/'),
  builtIn('4.4', 'Got Questions', 'https://www.gotquestions.org/'),
  builtIn('4.5', 'J.C. Ryle', 'https://gracegems.org/Ryle'),
  builtIn('4.6', 'Our Daily Bread', 'https://odb.org'),
  builtIn('4.7', 'Plugged In Movie Reviews', 'https://www.pluggedin.com'),
];

/** The number after the dot of a key `4.N`, of any length; 0 for a key of another form. */
export const linkNumber = (key: string): bigint => BigInt(/^\s*4\.(\d+)\s*$/.exec(key)?.[1] ?? 0);

/** The key of a new link, `4.N`: N is one more than the highest number in `links` and the built-in ones. */
export function nextLinkKey(links: readonly Link[]): string {
  const highest = [...BUILT_IN_LINKS, ...links]
    .map(({ key }) => linkNumber(key))
    .reduce((a, b) => (a > b ? a : b));
  return `4.${highest + 1n}`;
}

/** The reason why a link cannot be added; null if it can. */
export function validateLink(label: string, url: string): string | null {
  if (isBlank(label) || isBlank(url)) return 'Please enter both a label and URL';
  if (!/^https?:\/\//i.test(url.trim())) return 'URL must start with http:// or https://';
  return null;
}
