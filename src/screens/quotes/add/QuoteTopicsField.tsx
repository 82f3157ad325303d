import { useEffect, useMemo, useState } from 'react';
import { countTopics } from '@/domain/topics/topics';
import type { Topic } from '@/domain/topics/topic';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadQuotes, selectQuotes } from '@/store/quotes/quotes';
import { useRecentTopics } from '@/store/topics/useRecentTopics';
import { NewTopicForm, type Creation } from '@/ui/topics/NewTopicForm';
import { Disclosure } from '@/ui/lists/Disclosure';
import { TopicList } from '../../shared/TopicList';
import { useCreateTopic } from '../../shared/useCreateTopic';
import { useTopics } from '../../shared/useTopics';

interface QuoteTopicsFieldProps {
  selected: readonly Topic[];
  busy: boolean;
  onSelect: (topics: readonly Topic[]) => void;
}

/** The topics of a new quote; the list of topics is fetched when the section is opened. */
export function QuoteTopicsField(props: QuoteTopicsFieldProps) {
  const count = props.selected.length;
  return (
    <Disclosure summary={count === 0 ? 'Topics' : `Topics (${count})`} defaultOpen={count > 0}>
      <OpenField {...props} />
    </Disclosure>
  );
}

function OpenField({ selected, busy, onSelect }: QuoteTopicsFieldProps) {
  const dispatch = useAppDispatch();
  const list = useTopics();
  const { recent } = useRecentTopics('manage');
  const quotes = useAppSelector(selectQuotes);
  const counts = useMemo(() => countTopics(quotes.map(({ topicIds }) => topicIds)), [quotes]);
  const [creating, setCreating] = useState(false);
  const { createTopic, sending } = useCreateTopic();
  // The uses of each topic are counted in the quotes.
  useEffect(() => void dispatch(loadQuotes({ withTexts: false })), [dispatch]);

  const create = async (name: string): Promise<Creation> => {
    setCreating(true);
    const made = await createTopic(name);
    setCreating(false);
    if ('problem' in made) return { created: false, problem: made.problem };
    onSelect([...selected, made.topic]);
    return { created: true, problem: null };
  };
  return (
    <>
      <Disclosure summary="Create New Topic">
        <NewTopicForm
          existing={list.topics}
          busy={busy || creating || list.phase !== 'ready'}
          sending={sending}
          onCreate={create}
        />
      </Disclosure>
      <TopicList list={list} counts={counts} recent={recent} selected={selected} onSelect={onSelect} />
    </>
  );
}
