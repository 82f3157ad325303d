import { Link } from 'react-router-dom';
import type { GlobalDialog, NavItem } from './navigation';
import { preloadScreen } from './screens';
import styles from './NavItems.module.scss';

interface NavItemsProps {
  items: readonly NavItem[];
  onLeave: () => void;
  onDialog: (dialog: GlobalDialog) => void;
}

/** The items of one group: links, and buttons for what opens a dialog. */
export function NavItems({ items, onLeave, onDialog }: NavItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.label}>
          {'path' in item ? (
            <Link
              to={item.path}
              onClick={onLeave}
              onPointerEnter={() => preloadScreen(item.path)}
              onFocus={() => preloadScreen(item.path)}
            >
              {item.label}
            </Link>
          ) : (
            <button type="button" onClick={() => onDialog(item.dialog)}>
              {item.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
