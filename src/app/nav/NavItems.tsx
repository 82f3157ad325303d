import { Link } from 'react-router-dom';
import { preloadDialog } from '../dialogs/GlobalDialogs';
import type { NavItem } from '../routes/navigation';
import type { GlobalDialog } from '../routes/routes';
import styles from './NavItems.module.scss';

interface NavItemsProps {
  items: readonly NavItem[];
  onLeave: () => void;
  onDialog: (dialog: GlobalDialog) => void;
}

/** The items of one group: links, and buttons for those that open a dialog. */
export function NavItems({ items, onLeave, onDialog }: NavItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.label}>
          {'path' in item ? (
            <Link to={item.path} onClick={onLeave}>
              {item.label}
            </Link>
          ) : (
            <button
              type="button"
              onPointerEnter={() => preloadDialog(item.dialog)}
              onFocus={() => preloadDialog(item.dialog)}
              onClick={() => onDialog(item.dialog)}
            >
              {item.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
