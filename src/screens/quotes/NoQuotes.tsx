import { Link } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { useAppSelector } from '@/store/core/hooks';
import { selectIsGuest } from '@/store/user/user';
import { Empty } from '@/ui/lists/LoadState';

/** Says that there is no quote at all (§2 'View Quotes'), and how to get a first one. */
export function NoQuotes() {
  const guest = useAppSelector(selectIsGuest);
  return (
    <Empty message="No quotes available">
      {guest && <p className="muted">Sign in under your own name to keep quotes.</p>}
      <Link className="btn btn-primary" to={guest ? paths.login : paths.addQuote}>
        {guest ? 'Login' : 'Add Quote'}
      </Link>
    </Empty>
  );
}
