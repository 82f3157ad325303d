import type { Quote } from '../model/quote';
import { TopicBadges, useTopicName, useTopics } from '@/features/topics/public';
import { LoadError } from '@/ui/feedback/LoadState';

interface QuoteTopicsProps {
  quote: Quote;
  open: boolean;
  onToggle: (open: boolean) => void;
  onFilter: (topicId: number) => void;
}

/** The quote's topics, or why they cannot be shown. */
export function QuoteTopics({ quote, open, onToggle, onFilter }: QuoteTopicsProps) {
  const { phase, retry } = useTopics();
  const nameOf = useTopicName();
  return (
    <>
      <TopicBadges
        topics={quote.topicIds.map((id) => ({ id, name: nameOf(id) }))}
        none="No topics associated with this quote"
        open={open}
        onToggle={onToggle}
        onFilter={onFilter}
      />
      {open && phase === 'error' && (
        <LoadError message="Error loading topics: Failed to load topics" what="your topics" onRetry={retry} />
      )}
    </>
  );
}
