import { Menu as MenuIcon, SlidersHorizontal } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { useAppSelector } from '@/store/core/hooks';
import { isOwner } from '@/store/user/owner';
import { selectCurrentUser, selectIsGuest } from '@/store/user/user';
import { IconButton } from '@/ui/forms/IconButton';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { preloadDialog } from '@/app/dialogs/GlobalDialogs';
import type { GlobalDialog } from '@/routes/routes';
import { navGroups } from '@/routes/navigation';
import { NavGroupLink } from './NavGroupLink';
import { NavGroupMenu } from './NavGroupMenu';
import { NavPlace } from './NavPlace';
import { SyncSlot } from '@/app/sync/SyncSlot';
import { paths } from '@/routes/paths';

const NavDrawer = lazyWithPreload(async () => (await import('./NavDrawer')).NavDrawer);

interface NavBarProps {
  onDialog: (dialog: GlobalDialog) => void;
  /** The button of the command box. */
  command?: ReactNode;
}

/** The bar on every screen but the login: groups at a desk, a drawer on a phone. */
export function NavBar({ onDialog, command }: NavBarProps) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const guest = useAppSelector(selectIsGuest);
  const currentUser = useAppSelector(selectCurrentUser);
  const owner = isOwner(currentUser);
  const groups = navGroups({ guest, owner, pathname });
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
          group.title === 'Today' ? (
            <NavGroupLink key={group.title} group={group} />
          ) : (
            <NavGroupMenu key={group.title} group={group} onDialog={onDialog} />
          ),
        )}
      </nav>
      {command}
      <SyncSlot />
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
            // A dialog gives the focus back to what has it when it opens.
            flushSync(() => setDrawerOpen(false));
            menuButton.current?.focus();
            onDialog(dialog);
          }}
        />
      )}
    </header>
  );
}
