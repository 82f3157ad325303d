import { ListState } from '@/ui/feedback/ListState';
import { TopicPicker, type TopicPickerProps } from './TopicPicker';
import type { useTopics } from './useTopics';

type TopicListProps = Omit<TopicPickerProps, 'topics'> & { list: ReturnType<typeof useTopics> };

/** The topic picker, or the loading or error state of the user's topics. */
export function TopicList({ list, ...picker }: TopicListProps) {
  const { topics, phase, retry } = list;
  return (
    <ListState
      phase={phase}
      what="topics"
      error="Error loading topics: Failed to load topics"
      onRetry={retry}
    >
      <TopicPicker topics={topics} {...picker} />
    </ListState>
  );
}
