import { paths } from '@/routes/paths';
import { useAppSelector } from '@/data/store/hooks';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Empty } from '@/ui/feedback/LoadState';
import { selectIsGuest } from '@/data/session/session';

/** Says that there are no quotes, and how to add a first one. */
export function NoQuotes() {
  const guest = useAppSelector(selectIsGuest);
  return (
    <Empty message="No quotes available">
      <p className="muted">
        {guest
          ? 'Sign in under your own name to keep quotes.'
          : 'Quotes are words of others that you keep. To keep a verse, open a chapter and tap it.'}
      </p>
      <div className="actions">
        <ButtonLink main to={guest ? paths.login : paths.addQuote}>
          {guest ? 'Login' : 'Add Quote'}
        </ButtonLink>
        {!guest && <ButtonLink to={paths.viewChapter}>View Chapter</ButtonLink>}
      </div>
    </Empty>
  );
}
