import { paths } from '@/routes/paths';
import { useAppSelector } from '@/data/store/hooks';
import { selectIsGuest } from '@/features/account/public';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Empty } from '@/ui/feedback/LoadState';

/** Says that there are no quotes, and how to add a first one. */
export function NoQuotes() {
  const guest = useAppSelector(selectIsGuest);
  return (
    <Empty message="No quotes available">
      {guest && <p className="muted">Sign in under your own name to keep quotes.</p>}
      <ButtonLink main to={guest ? paths.login : paths.addQuote}>
        {guest ? 'Login' : 'Add Quote'}
      </ButtonLink>
    </Empty>
  );
}
