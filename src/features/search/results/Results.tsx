import { useMemo } from 'react';
import { formatNumber, pluralize } from '@/platform/values/text';
import { Mail } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { WordForm } from '@/bible/device/search/wordStudy';
import type { ListDetail } from '@/ui/listDetail/useListDetail';
import { onlyPath } from '../searchPaths';
import type { Action } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import { searchQuery, termsOf, type BibleSearch } from '../model/bibleSearch';
import { whereOf, type Narrowing } from '../model/narrowing';
import type { Hit, Refined } from '../model/refine';
import type { SearchResult } from '../model/searchResult';
import { ActionButton, Button } from '@/ui/controls/Button';
import { BookCounts } from './BookCounts';
import { OwnLibrary } from './OwnLibrary';
import { ResultList } from './ResultList';
import { PinSearch, ResultsHead } from './ResultsHead';
import { SelectionBar } from './SelectionBar';
import type { Selection } from './useSelection';
import styles from './Results.module.scss';

export interface ResultsProps {
  search: BibleSearch;
  /** The query of the search. */
  params: URLSearchParams;
  /** The forms of its word that were looked for. */
  forms: readonly WordForm[];
  refined: Refined;
  /** The hits that pass the filter. */
  hits: readonly Hit[];
  only: Narrowing | null;
  /** False while only the first results have arrived. */
  complete: boolean;
  selection: Selection;
  detail: ListDetail<Hit>;
  onEmail: (results: readonly SearchResult[]) => void;
  onCancel: () => void;
}

/** The results: how many, by book, and the verses. */
export function Results(props: ResultsProps) {
  const { search, params, forms, refined, hits, only, complete, selection, detail, onEmail, onCancel } =
    props;
  const navigate = useNavigate();
  const terms = useMemo(() => termsOf(search, forms), [search, forms]);
  const { counts, total } = refined;
  const { keys, selected, toggle, clear } = selection;

  const narrow = (to: Narrowing | null) => void navigate(onlyPath(params, to), { replace: true });

  const cancel: Action = { label: 'Cancel', keywords: 'stop the search', when: !complete, run: onCancel };
  const email: Action = {
    label: 'Email Results',
    when: complete,
    run: () => onEmail(hits.map(({ result }) => result)),
  };
  const allBooks: Action = {
    label: 'All books',
    when: complete && only !== null,
    run: () => narrow(null),
  };
  useActions([cancel, email, allBooks]);

  return (
    <section aria-label="Results">
      <ResultsHead
        text={
          complete ? countMessage(hits.length, refined.hits.length, total, only) : 'Reading what was found…'
        }
      >
        <ActionButton action={cancel} />
        {complete && (
          <>
            <PinSearch search={search} />
            <Button title={email.label} aria-label={email.label} onClick={email.run}>
              <Mail aria-hidden size={18} /> <span className={styles.word}>Email</span>
            </Button>
          </>
        )}
      </ResultsHead>
      {complete && (
        <div className={styles.sections}>
          <BookCounts group={search.group} counts={counts} only={only} onNarrow={narrow} />
          <OwnLibrary terms={terms} hits={refined.hits} />
        </div>
      )}
      <ResultList
        key={only ?? 'all'}
        hits={hits}
        terms={terms}
        selected={keys}
        onSelect={toggle}
        detail={detail}
        name={`${searchQuery(search)} ${only ?? ''}`}
      />
      {selected.length > 0 && (
        <SelectionBar selected={selected} onEmail={() => onEmail(selected)} onClear={clear} />
      )}
    </section>
  );
}

const verses = (count: number): string => pluralize(count, 'verse');

/** `12 verses found`; with several translations, also how many in all of them. */
function countMessage(shown: number, all: number, total: number, only: Narrowing | null): string {
  if (only !== null) return `${verses(shown)} in ${whereOf(only)}, ${formatNumber(all)} in all`;
  const translations = total > all ? `, ${formatNumber(total)} in all translations together` : '';
  return `${verses(all)} found${translations}`;
}
