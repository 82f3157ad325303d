import { paths } from '@/routes/paths';
import { useAppSelector } from '@/data/store/hooks';
import { selectIsGuest } from '@/features/account/public';
import { selectPassagesState } from '@/features/memory/public';
import { selectNuggetsState } from '@/features/nuggets/public';
import { selectPrayersState } from '@/features/prayers/public';
import { selectQuotesState } from '@/features/quotes/public';
import type { RootState } from '@/data/store/rootReducer';
import { ButtonLink } from '@/ui/controls/ButtonLink';

/** Whether all lists are loaded and empty, as for a new user. A guest cannot add anything. */
const selectIsEmpty = (state: RootState): boolean =>
  !selectIsGuest(state) &&
  [selectPassagesState, selectPrayersState, selectNuggetsState, selectQuotesState]
    .map((select) => select(state))
    .every(({ phase, rows }) => phase === 'ready' && rows.length === 0);

/** Tells a new user that there is nothing yet, and what to do first. */
export function EmptyAccount() {
  if (!useAppSelector(selectIsEmpty)) return null;
  return (
    <section aria-label="A new account">
      <p>
        Your account is empty. First read today’s chapter and choose a verse to remember: “Add to Memory
        Verses...” is in the chapter’s menu. Prayers, quotes and nuggets join this page as you add them.
      </p>
      <p className="actions">
        <ButtonLink to={paths.viewChapter}>View Chapter</ButtonLink>
        <ButtonLink to={paths.prayers}>Prayers</ButtonLink>
        <ButtonLink to={paths.yourData}>Paste references</ButtonLink>
      </p>
    </section>
  );
}
