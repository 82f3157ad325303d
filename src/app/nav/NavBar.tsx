import { Menu as MenuIcon, SlidersHorizontal } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/data/store/hooks';
import { selectCurrentUser, selectIsGuest, isOwner } from '@/features/account/store/user';
import { IconButton } from '@/ui/controls/IconButton';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { preloadDialog } from '../dialogs/GlobalDialogs';
import type { GlobalDialog } from '../routes/routes';
import { navGroups } from '../routes/navigation';
import { useNavBarTitle } from '@/ui/layout/navBarTitle';
import { NavGroupMenu } from './NavGroupMenu';
import styles from './NavGroupMenu.module.scss';
import { isPublicReader, paths } from '@/routes/paths';

const NavDrawer = lazyWithPreload(async () => (await import('./NavDrawer')).NavDrawer);
const CommandButton = lazyWithPreload(async () => (await import('../command/CommandButton')).CommandButton, {
  waiting: <span className="tool" />,
});
const SyncStatus = lazyWithPreload(async () => (await import('../sync/SyncStatus')).SyncStatus);

interface NavBarProps {
  /** The first part of the address, which says the screen. */
  screen: string;
  onDialog: (dialog: GlobalDialog) => void;
}

/**
 * The current place, once the heading is out of sight; hidden from screen readers and the keyboard, which have the heading and
 * its tools.
 */
function NavPlace() {
  const navBarTitle = useNavBarTitle();
  return (
    navBarTitle && (
      <span className="nav-here" aria-hidden onClick={navBarTitle.onPress}>
        {navBarTitle.name}
      </span>
    )
  );
}

/** The bar on every screen but the login: groups on a wide screen, a drawer on a phone. It stays from one chapter to the next. */
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
        <NavPlace />
      </div>
      <nav aria-label="Main" className="nav-groups">
        {groups.map((group) =>
          // Today is its own only item.
          group.title === 'Today' ? (
            <Link key={group.title} to={paths.today} className={styles.trigger}>
              {group.title}
            </Link>
          ) : (
            <NavGroupMenu key={group.title} group={group} onDialog={onDialog} />
          ),
        )}
      </nav>
      {/* A stranger with a shared link finds one chapter, and writes nothing. */}
      {!isPublicReader(screen) && (
        <>
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
            // The dialog later returns the focus to what has it now.
            flushSync(() => setDrawerOpen(false));
            menuButton.current?.focus();
            onDialog(dialog);
          }}
        />
      )}
    </header>
  );
});
