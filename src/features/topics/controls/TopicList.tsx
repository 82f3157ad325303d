import type { ComponentProps } from 'react';
import { InvalidRowsNotice, ListFeedback, noneReadable } from '@/ui/feedback/ListFeedback';
import { Disclosure } from '@/ui/lists/Disclosure';
import { NewTopicForm } from './NewTopicForm';
import { TopicPicker, type TopicPickerProps } from './TopicPicker';
import { useList } from '@/data/list/useList';
import { useAppSelector } from '@/data/store/hooks';
import { loadTopics, selectTopicsById, selectTopicsState } from '../store/topics';

/** The user's topics, loaded when a screen or dialog needs them. */
export function useTopics() {
  const { rows: topics, phase, invalidRowCount, retry } = useList(selectTopicsState, loadTopics);
  return { topics, phase, invalidRowCount, retry };
}

/** Returns a topic's name; a placeholder while the topics are loading, and for one that is not among them. */
export function useTopicName(): (id: number) => string {
  const { phase } = useTopics();
  const byId = useAppSelector(selectTopicsById);
  return (id) => byId[id]?.name ?? (phase === 'loading' ? '…' : 'Unknown topic');
}

type TopicListProps = Omit<TopicPickerProps, 'topics'> & { list: ReturnType<typeof useTopics> };

/** The topic picker, or the loading or error state of the user's topics. */
export function TopicList({ list, ...picker }: TopicListProps) {
  const { topics, phase, invalidRowCount, retry } = list;
  return (
    <ListFeedback
      phase={phase}
      what="your topics"
      error="Error loading topics: Failed to load topics"
      detail={noneReadable(invalidRowCount, 'topic')}
      onRetry={retry}
    >
      <InvalidRowsNotice count={invalidRowCount} what="topic" />
      <TopicPicker topics={topics} {...picker} />
    </ListFeedback>
  );
}

type TopicsToAddProps = TopicListProps & Omit<ComponentProps<typeof NewTopicForm>, 'existing'>;

/** The topics to choose from, and a form for a new one. */
export function TopicsToAdd({ busy, sending, onCreate, ...list }: TopicsToAddProps) {
  const { topics, phase } = list.list;
  return (
    <>
      <Disclosure summary="Create New Topic">
        <NewTopicForm
          existing={topics}
          busy={busy || phase !== 'ready'}
          sending={sending}
          onCreate={onCreate}
        />
      </Disclosure>
      <TopicList {...list} />
    </>
  );
}
