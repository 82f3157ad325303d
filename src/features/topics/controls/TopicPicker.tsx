import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import { normalizeForSearch } from '@/bible/searchPhrase';
import { sortTopics, splitRecent, type Topic } from '../model/topics';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { SearchField } from '@/ui/controls/Field';
import { TopicRows } from './TopicRows';
import styles from './topics.module.scss';
import '@/ui/controls/forms.scss';

export interface TopicPickerProps {
  topics: readonly Topic[];
  /** How many items have each topic. */
  counts: ReadonlyMap<number, number>;
  /** The ids of recent topics, most recent first. */
  recent: readonly number[];
  selected: readonly Topic[];
  onSelect: (topics: readonly Topic[]) => void;
  /** The ids of topics that the item already has: shown as chosen, and disabled. */
  present?: ReadonlySet<number>;
  /** For filtering: a topic without items cannot be chosen. */
  usedOnly?: boolean;
}

const NONE: ReadonlySet<number> = new Set();

/** The topic picker: search, counts, recent topics first, and the selected ones as removable badges. */
export function TopicPicker(props: TopicPickerProps) {
  const { topics, counts, recent, selected, onSelect, present = NONE, usedOnly = false } = props;
  const [query, setQuery] = useState('');
  const wanted = wantedBy(useDeferredValue(query));

  const sorted = useMemo(() => sortTopics(topics, counts), [topics, counts]);
  const found = useMemo(() => {
    const matching = wanted === '' ? sorted : sorted.filter((topic) => matches(topic, wanted));
    const isPresent = ({ id }: Topic) => present.has(id);
    return {
      present: matching.filter(isPresent),
      ...splitRecent(
        matching.filter((topic) => !isPresent(topic)),
        recent,
      ),
    };
  }, [sorted, wanted, recent, present]);
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const countOf = ({ id }: Topic) => counts.get(id) ?? 0;
  const row = {
    countOf,
    isChosen: ({ id }: Topic) => selectedIds.has(id) || present.has(id),
    isFixed: (topic: Topic) =>
      present.has(topic.id) || (usedOnly && countOf(topic) === 0 && !selectedIds.has(topic.id)),
    onToggle: (topic: Topic) =>
      onSelect(
        selectedIds.has(topic.id) ? selected.filter(({ id }) => id !== topic.id) : [...selected, topic],
      ),
  };
  const pickFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The dialog is a form; here Enter chooses the topic that was searched for.
    event.preventDefault();
    const now = wantedBy(query);
    const first = [...found.recent, ...found.others].find(
      (topic) => matches(topic, now) && !row.isFixed(topic),
    );
    if (now !== '' && first) row.onToggle(first);
  };

  return (
    <div className={styles.picker}>
      {selected.length > 0 && (
        <ul className={styles.badges} aria-label="Selected topics">
          {selected.map((topic) => (
            <li key={topic.id}>
              <button
                type="button"
                aria-label={`Remove ${topic.name}`}
                onClick={withFocusHandoff(() => row.onToggle(topic))}
              >
                <bdi>{topic.name}</bdi> <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchField
        label="Search topics"
        placeholder="Search topics"
        value={query}
        onChange={setQuery}
        onKeyDown={pickFirst}
      />
      {found.present.length > 0 && <TopicRows title="Already here" topics={found.present} {...row} />}
      {found.recent.length > 0 && <TopicRows title="Recent topics" topics={found.recent} {...row} />}
      {found.others.length > 0 && (
        <TopicRows
          key={wanted}
          title={found.present.length + found.recent.length > 0 ? 'All other topics' : 'Topics'}
          topics={found.others}
          {...row}
        />
      )}
      {found.present.length + found.recent.length + found.others.length === 0 && (
        <p className="muted" role="status">
          {topics.length === 0 ? 'There are no topics yet.' : 'No topic matches your search.'}
        </p>
      )}
    </div>
  );
}

const wantedBy = (query: string): string => normalizeForSearch(query).trim();
const matches = ({ name }: Topic, wanted: string): boolean => normalizeForSearch(name).includes(wanted);
