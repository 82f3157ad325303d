import { firstSegment, isAt, isPublicQuotes, patterns } from '@/routes/paths';
import { isScreen, NAV_GROUPS, ROUTES, type Access, type GlobalDialog, type NavGroupTitle } from './routes';

/** A link, or a button that opens a dialog. */
export type NavItem = { label: string } & ({ path: string } | { dialog: GlobalDialog });

export interface NavGroup {
  title: NavGroupTitle;
  items: readonly NavItem[];
}

interface Viewer {
  guest: boolean;
  owner: boolean;
  /** The path inside the app, without the base. */
  pathname: string;
}

/**
 * The items of the bar for this person on this page. An item is hidden on its own page, and a group without items is
 * hidden too.
 */
export function navGroups({ guest, owner, pathname }: Viewer): NavGroup[] {
  // The public quotes are the same screen as View Quotes.
  const own = isPublicQuotes(pathname) ? patterns.viewQuotes : pathname;
  const isOffered = (access: Access) =>
    access === 'named' ? !guest : access === 'owner' ? owner && !guest : true;
  const offered = ROUTES.flatMap((route): (NavItem & { group: NavGroupTitle })[] => {
    if (!route.nav || !isOffered(route.access)) return [];
    if (!isScreen(route)) return [{ ...route.nav, dialog: route.dialog }];
    const path = firstSegment(route.pattern);
    return isAt(own, path) ? [] : [{ ...route.nav, path }];
  });
  return NAV_GROUPS.map((title) => ({ title, items: offered.filter(({ group }) => group === title) })).filter(
    ({ items }) => items.length > 0,
  );
}
