import { Mail } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { countsByBook, type BibleSearch } from '@/domain/search/bibleSearch';
import { isBookName, type BookName } from '@/domain/bible/books';
import type { SearchResult } from '@/domain/search/searchResult';
import { displayBookName } from '@/domain/references/reference';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { BookCounts } from './BookCounts';
import { ResultList } from './ResultList';
import { resultsOfBook } from './resultsOfBook';
import styles from './Results.module.scss';

const EmailResultsDialog = lazyWithPreload(
  async () => (await import('./EmailResultsDialog')).EmailResultsDialog,
);

interface ResultsProps {
  search: BibleSearch;
  results: readonly SearchResult[];
  /** False while only the first results are there. */
  complete: boolean;
  onCancel: () => void;
}

/** What was found: how much, by book, and the verses. The book it is narrowed to stands in the address too. */
export function Results({ search, results, complete, onCancel }: ResultsProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [emailing, setEmailing] = useState(false);
  const wanted = params.get('only') ?? '';
  const counts = useMemo(() => countsByBook(results), [results]);
  const only = isBookName(wanted) && counts.some(({ bookName }) => bookName === wanted) ? wanted : null;
  const shown = resultsOfBook(results, only);

  const narrow = (bookName: BookName | null) => {
    const next = new URLSearchParams(params);
    if (bookName === null) next.delete('only');
    else next.set('only', bookName);
    void navigate({ search: next.toString() }, { replace: true });
  };

  return (
    <section aria-label="Results">
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {complete ? countWords(shown.length, results.length, only) : 'Reading what was found…'}
        </p>
        {complete ? (
          <button type="button" className="btn btn-outline-secondary" onClick={() => setEmailing(true)}>
            <Mail aria-hidden size={18} /> Email Results
          </button>
        ) : (
          <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
      {complete && <BookCounts counts={counts} only={only} onNarrow={narrow} />}
      <ResultList key={only ?? 'all'} results={shown} phrase={search.phrase} />
      {emailing && <EmailResultsDialog search={search} results={shown} onClose={() => setEmailing(false)} />}
    </section>
  );
}

const verses = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'verse' : 'verses'}`;

function countWords(shown: number, all: number, only: BookName | null): string {
  if (only === null) return `${verses(all)} found`;
  return `${verses(shown)} in ${displayBookName(only)}, ${all.toLocaleString('en')} in all`;
}
