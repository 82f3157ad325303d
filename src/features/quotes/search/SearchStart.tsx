import { useMemo } from 'react';
import { countTopics, sortTopics } from '@/features/topics/model/public';
import { useTopics } from '@/features/topics/public';
import { useAppSelector } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { selectQuotes } from '../store/quotes';
import { recentQuoteSearches } from '../store/quoteSearch';
import { useFilterByTopic } from '../useFilterByTopic';
import styles from '../quotes.module.scss';
import type { ListDetail } from '@/ui/listDetail/useListDetail';
import { RecentSearches } from '@/ui/lists/RecentSearches';
import type { Quote } from '../model/quote';
import { QuoteRows } from './QuoteRows';
import { selectCurrentUser } from '@/data/session/session';

/** How many topics are shown. */
const TOPICS = 8;

interface SearchStartProps {
  newest: readonly Quote[];
  detail: ListDetail<Quote>;
  onSearch: (term: string) => void;
}

/** Shown before anything is typed: recent searches, the topics with the most quotes, and the newest quotes. */
export function SearchStart({ newest, detail, onSearch }: SearchStartProps) {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const quotes = useAppSelector(selectQuotes);
  const { topics, phase } = useTopics();
  const filterByTopic = useFilterByTopic();
  const counts = useMemo(() => countTopics(quotes.map(({ topicIds }) => topicIds)), [quotes]);
  const used = sortTopics(
    topics.filter(({ id }) => counts.has(id)),
    counts,
  ).slice(0, TOPICS);
  return (
    <div className={styles.start}>
      <p className="muted">Type a word, or several: every quote that has them all is found.</p>
      <RecentSearches
        user={user}
        recent={recentQuoteSearches}
        describe={(term) => ({ phrase: term, onOpen: () => onSearch(term) })}
      />
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
          <QuoteRows label="Newest quotes" rows={newest} term="" detail={detail} />
        </section>
      )}
    </div>
  );
}
