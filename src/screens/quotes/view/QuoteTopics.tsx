import type { Quote } from '@/domain/quotes/quote';
import { useAppSelector } from '@/store/core/hooks';
import { selectTopicsById } from '@/store/topics/topics';
import { LoadError } from '@/ui/lists/LoadState';
import { TopicBadges } from '@/ui/topics/TopicBadges';
import { useTopics } from '../../shared/useTopics';

interface QuoteTopicsProps {
  quote: Quote;
  open: boolean;
  onToggle: (open: boolean) => void;
  onFilter: (topicId: number) => void;
}

/** The quote's topics, and why they cannot be shown. */
export function QuoteTopics({ quote, open, onToggle, onFilter }: QuoteTopicsProps) {
  const { phase, retry } = useTopics();
  const byId = useAppSelector(selectTopicsById);
  const unknown = phase === 'loading' ? '…' : 'Unknown topic';
  return (
    <>
      <TopicBadges
        topics={quote.topicIds.map((id) => byId[id] ?? { id, name: unknown })}
        none="No topics associated with this quote"
        open={open}
        onToggle={onToggle}
        onFilter={onFilter}
      />
      {open && phase === 'error' && (
        <LoadError message="Error loading topics: Failed to load topics" onRetry={retry} />
      )}
    </>
  );
}
