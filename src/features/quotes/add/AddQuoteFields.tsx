import { useEffect, useMemo, useState, useId } from 'react';
import { countTopics, type Topic } from '@/features/topics/model/public';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { loadQuotes, selectQuotes } from '../store/quotes';
import { TAKES_NO_TOPICS } from '../api/writes';
import { useLacksQuoteTopics } from '../store/takesTopics';
import {
  TopicsToAdd,
  useCreateTopic,
  useRecentTopics,
  useTopics,
  type Creation,
} from '@/features/topics/public';
import { Disclosure } from '@/ui/lists/Disclosure';
import { suggestedAuthors } from '../model/author';
import { useAuthors } from './useAuthors';

interface QuoteTopicsFieldProps {
  selected: readonly Topic[];
  busy: boolean;
  onSelect: (from: (before: readonly Topic[]) => readonly Topic[]) => void;
}

/** The topics of a new quote; the list of topics is loaded when the section is opened. */
export function QuoteTopicsField(props: QuoteTopicsFieldProps) {
  const count = props.selected.length;
  const [isOpen, setOpen] = useState(count > 0);
  const { lacks, ask } = useLacksQuoteTopics({ atOnce: isOpen });
  if (lacks) return <p className="muted">{TAKES_NO_TOPICS}</p>;
  return (
    <Disclosure
      summary={count === 0 ? 'Topics' : `Topics (${count})`}
      open={isOpen}
      onToggle={(open) => {
        setOpen(open);
        if (open) void ask();
      }}
    >
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
  // The quotes give the number of uses of each topic.
  useEffect(() => void dispatch(loadQuotes()), [dispatch]);

  const create = async (name: string): Promise<Creation> => {
    setCreating(true);
    const made = await createTopic(name);
    setCreating(false);
    if ('problem' in made) return { created: false, problem: made.problem };
    onSelect((before) => [...before, made.topic]);
    return { created: true, problem: null };
  };
  return (
    <TopicsToAdd
      busy={busy || creating}
      sending={sending}
      onCreate={create}
      list={list}
      counts={counts}
      recent={recent}
      selected={selected}
      onSelect={(topics) => onSelect(() => topics)}
    />
  );
}

interface AuthorFieldProps {
  author: string;
  busy: boolean;
  onChange: (author: string) => void;
}

/**
 * The author of a new quote. Names in the user's other quotes that have what is typed are suggested once the field is used, as
 * far as this device has their texts.
 */
export function AuthorField({ author, busy, onChange }: AuthorFieldProps) {
  const [isUsed, setUsed] = useState(false);
  const authors = useAuthors(isUsed);
  const suggested = useMemo(() => suggestedAuthors(authors, author), [authors, author]);
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Who said it (optional)</label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        dir="auto"
        list={`${id}-authors`}
        readOnly={busy}
        value={author}
        onFocus={() => setUsed(true)}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}-authors`}>
        {suggested.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
