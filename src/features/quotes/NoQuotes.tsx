import { Link } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { useAppSelector } from '@/data/store/hooks';
import { selectIsGuest } from '@/features/account/public';
import { Empty } from '@/ui/feedback/LoadState';

/** Says that there is no quote at all, and how to get a first one. */
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
