import { paths } from './paths';

/** Dialogs that any screen can open from the bar. */
export type GlobalDialog = 'goToPassage' | 'addPrayer' | 'copyDatabase' | 'display' | 'keys';

interface Item {
  label: string;
  /** Not offered to a guest (§6). */
  named?: boolean;
  /** Offered only to the user who may copy their database to Guest (§6). */
  owner?: boolean;
}

interface PageItem extends Item {
  path: string;
  /** Another address of the same page. */
  alsoAt?: string;
}

export type NavItem = PageItem | (Item & { dialog: GlobalDialog });

export interface NavGroup {
  title: string;
  items: readonly NavItem[];
}

/** The bar's items under the headings of product.md, 'How it should feel', with the labels of §2. */
const GROUPS: readonly NavGroup[] = [
  {
    title: 'Memory',
    items: [
      { label: 'Practice Setup', path: paths.practiceSetup },
      { label: 'My Memory Passages', path: paths.memoryPassages },
      { label: 'Memory Passages by Box', path: paths.memoryPassagesByBox },
      { label: 'Memory Stats', path: paths.memoryStats },
      { label: 'Practice History', path: paths.memoryPracticeHistory },
    ],
  },
  {
    title: 'Read',
    items: [
      { label: 'Reading Plan', path: paths.readingPlan },
      { label: 'View Chapter', path: paths.viewChapter },
      { label: 'Go To Passage', dialog: 'goToPassage' },
      { label: 'Bible Search', path: paths.search },
      { label: 'Browse Bible', path: paths.browseBible },
    ],
  },
  {
    title: 'Quotes',
    items: [
      { label: 'View Quotes', path: paths.viewQuotes, alsoAt: '/quotes' },
      { label: 'Search Quotes', path: paths.searchQuotes },
      { label: 'Add Quote', path: paths.addQuote, named: true },
    ],
  },
  {
    title: 'Prayers',
    items: [
      { label: 'Prayers', path: paths.prayers, named: true },
      { label: 'Add Prayer', dialog: 'addPrayer', named: true },
    ],
  },
  {
    title: 'More',
    items: [
      { label: 'Links', path: paths.links },
      { label: 'Copy This DB to Guest', dialog: 'copyDatabase', owner: true },
      { label: 'Login', path: paths.login },
    ],
  },
];

interface Viewer {
  guest: boolean;
  owner: boolean;
  /** The address inside the app, without the base. */
  pathname: string;
}

/** What the bar offers to this person on this page: an item is hidden on its own page, a group without items too. */
export function navGroups({ guest, owner, pathname }: Viewer): NavGroup[] {
  const isOn = (path: string) => `${pathname}/`.startsWith(`${path}/`);
  const offered = (item: NavItem) =>
    !(item.named && guest) &&
    !(item.owner && !owner) &&
    !('path' in item && (isOn(item.path) || (item.alsoAt !== undefined && isOn(item.alsoAt))));
  return GROUPS.map(({ title, items }) => ({ title, items: items.filter(offered) })).filter(
    ({ items }) => items.length > 0,
  );
}
