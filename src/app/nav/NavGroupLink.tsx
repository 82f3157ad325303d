import { Link } from 'react-router-dom';
import type { NavGroup } from '@/routes/navigation';
import styles from './NavGroupMenu.module.scss';

/** A heading of the bar that is its own only item. */
export function NavGroupLink({ group }: { group: NavGroup }) {
  return group.items.map((item) =>
    'path' in item ? (
      <Link key={item.label} to={item.path} className={styles.trigger}>
        {item.label}
      </Link>
    ) : null,
  );
}
