import { LoadError, Loading } from '@/ui/feedback/LoadState';
import { TopicPicker, type TopicPickerProps } from './TopicPicker';
import type { useTopics } from './useTopics';

type TopicListProps = Omit<TopicPickerProps, 'topics'> & { list: ReturnType<typeof useTopics> };

/** The topic picker, or the loading or error state of the user's topics. */
export function TopicList({ list, ...picker }: TopicListProps) {
  if (list.phase === 'loading') return <Loading what="topics" />;
  if (list.phase === 'error')
    return <LoadError message="Error loading topics: Failed to load topics" onRetry={list.retry} />;
  return <TopicPicker topics={list.topics} {...picker} />;
}
