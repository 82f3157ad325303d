import { Menu as MenuIcon, SlidersHorizontal } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/data/store/hooks';
import { isOwner } from '@/features/account/store/user';
import { IconButton } from '@/ui/controls/IconButton';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { preloadDialog } from '../dialogs/GlobalDialogs';
import type { GlobalDialog } from '../routes/routes';
import { navGroups } from '../routes/navigation';
import { useNavBarTitle } from '@/ui/layout/navBarTitle';
import { NavGroupMenu } from './NavGroupMenu';
import styles from './NavGroupMenu.module.scss';
import { isAt, isForStrangers, paths } from '@/routes/paths';
import { selectCurrentUser, selectIsGuest } from '@/data/session/session';

const NavDrawer = lazyWithPreload(async () => (await import('./NavDrawer')).NavDrawer);
const CommandButton = lazyWithPreload(async () => (await import('../command/CommandButton')).CommandButton, {
  waiting: <span className="tool" />,
});
const TodayLink = lazyWithPreload(async () => (await import('./TodayLink')).TodayLink);
const SyncStatus = lazyWithPreload(async () => (await import('../sync/SyncStatus')).SyncStatus);

interface NavBarProps {
  /** The first segment of the path, which tells the screen. */
  screen: string;
  onDialog: (dialog: GlobalDialog) => void;
}

/**
 * The current page's title, once the heading is out of sight. Hidden from screen readers and the keyboard, which have
 * the heading and its tools.
 */
function NavTitle() {
  const navBarTitle = useNavBarTitle();
  if (!navBarTitle) return null;
  const { name, onPress } = navBarTitle;
  // 'Thessalonians' is wider than what a phone's buttons leave of the bar; a bold letter is some 0.6 em wide.
  const longestWord = Math.max(...name.split(' ').map(({ length }) => length));
  const fontSize = `clamp(12px, ${160 / longestWord}cqi, 1em)`;
  return (
    <span className="nav-here" aria-hidden onClick={onPress} style={{ fontSize }}>
      {name}
    </span>
  );
}

/**
 * The bar on every screen but the login: menus on a wide screen, a drawer on a phone. It does not render again from one
 * chapter to the next.
 */
export const NavBar = memo(function NavBar({ screen, onDialog }: NavBarProps) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const guest = useAppSelector(selectIsGuest);
  const owner = isOwner(useAppSelector(selectCurrentUser));
  const groups = navGroups({ guest, owner, pathname: screen });
  return (
    <header className="nav-bar">
      <div className="nav-place">
        <Link to={paths.browseBible} className="nav-brand">
          Bible Nuggets
        </Link>
        <NavTitle />
      </div>
      <nav aria-label="Main" className="nav-groups">
        {groups.map((group) =>
          // The group Today has only one item, itself.
          group.title === 'Today' ? (
            <Link key={group.title} to={paths.today} className={styles.trigger}>
              {group.title}
            </Link>
          ) : (
            <NavGroupMenu key={group.title} group={group} onDialog={onDialog} />
          ),
        )}
      </nav>
      {/* Not for a person with a shared link: they read one chapter or one set and write nothing. */}
      {!isForStrangers(screen) && (
        <>
          {!isAt(screen, paths.today) && <TodayLink />}
          <CommandButton onDialog={onDialog} />
          <div className="nav-slot">
            <SyncStatus />
          </div>
        </>
      )}
      <IconButton
        icon={SlidersHorizontal}
        label="Display settings"
        onPointerEnter={() => preloadDialog('display')}
        onFocus={() => preloadDialog('display')}
        onClick={() => onDialog('display')}
      />
      <IconButton
        ref={menuButton}
        icon={MenuIcon}
        label="Menu"
        className="nav-menu-button"
        aria-haspopup="dialog"
        aria-expanded={drawerOpen}
        onPointerEnter={() => void NavDrawer.preload()}
        onFocus={() => void NavDrawer.preload()}
        onClick={() => setDrawerOpen(true)}
      />
      {drawerOpen && (
        <NavDrawer
          groups={groups}
          onClose={() => setDrawerOpen(false)}
          onDialog={(dialog) => {
            // The dialog will return the focus to the element that has it now, so the drawer closes first.
            flushSync(() => setDrawerOpen(false));
            menuButton.current?.focus();
            onDialog(dialog);
          }}
        />
      )}
    </header>
  );
});
