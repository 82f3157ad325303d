import { useMemo, useState } from 'react';
import { countTopics, sortTopics } from '@/features/topics/model/public';
import { useTopics } from '@/features/topics/public';
import { selectCurrentUser } from '@/features/account/public';
import { useAppSelector } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { selectQuotes } from '../store/quotes';
import { recentQuoteSearches } from '../store/quoteSearch';
import { useFilterByTopic } from '../useFilterByTopic';
import styles from '../quotes.module.scss';
import { QuoteCard } from './QuoteCard';

/** How many topics and how many of the newest quotes are shown. */
const TOPICS = 8;
const NEWEST = 3;

interface SearchStartProps {
  chosenId: number | null;
  selects: boolean;
  onSearch: (term: string) => void;
}

/** Shown before anything is typed: recent searches, the topics with the most quotes, and the newest quotes. */
export function SearchStart({ chosenId, selects, onSearch }: SearchStartProps) {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [recent] = useState(() => recentQuoteSearches(user));
  const quotes = useAppSelector(selectQuotes);
  const { topics, phase } = useTopics();
  const filterByTopic = useFilterByTopic();
  const counts = useMemo(() => countTopics(quotes.map(({ topicIds }) => topicIds)), [quotes]);
  const used = sortTopics(
    topics.filter(({ id }) => counts.has(id)),
    counts,
  ).slice(0, TOPICS);
  // A quote that waits to be sent is newer than all that have an id from the server.
  const newest = quotes
    .filter(({ text }) => text !== null && text !== '')
    .toSorted((a, b) => Number(a.quoteId > 0) - Number(b.quoteId > 0) || b.quoteId - a.quoteId)
    .slice(0, NEWEST);
  return (
    <div className={styles.start}>
      <p className="muted">Type a word, or several: every quote that has them all is found.</p>
      {recent.length > 0 && (
        <section aria-labelledby="recent-quote-searches">
          <h2 id="recent-quote-searches">Recent searches</h2>
          <div className="actions">
            {recent.map((term) => (
              <Button key={term} onClick={() => onSearch(term)}>
                {term}
              </Button>
            ))}
          </div>
        </section>
      )}
      {used.length > 0 && (
        <section aria-labelledby="quote-topics">
          <h2 id="quote-topics">Topics</h2>
          <div className="actions">
            {used.map(({ id, name }) => (
              <Button key={id} onClick={() => filterByTopic(id)}>
                <bdi>{name}</bdi> ({counts.get(id)})
              </Button>
            ))}
          </div>
        </section>
      )}
      {/* Below the topics, because it arrives later and would push them down. */}
      {newest.length > 0 && phase !== 'loading' && (
        <section aria-labelledby="newest-quotes">
          <h2 id="newest-quotes">Newest quotes</h2>
          <ul className={styles.cards} aria-labelledby="newest-quotes">
            {newest.map((quote) => (
              <li key={quote.quoteId} className={styles.card}>
                <QuoteCard quote={quote} term="" selects={selects} isChosen={quote.quoteId === chosenId} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
