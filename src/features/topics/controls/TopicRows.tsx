import { useId, useState } from 'react';
import { formatNumber } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import type { Topic } from '../model/topics';
import styles from './topics.module.scss';

interface TopicRowsProps {
  title: string;
  topics: readonly Topic[];
  countOf: (topic: Topic) => number;
  isChosen: (topic: Topic) => boolean;
  isFixed: (topic: Topic) => boolean;
  onToggle: (topic: Topic) => void;
}

/** Rows shown at a time: with thousands of topics people search rather than scroll. */
const STEP = 60;

/** One group of the topic picker's check boxes. */
export function TopicRows({ title, topics, countOf, isChosen, isFixed, onToggle }: TopicRowsProps) {
  const [limit, setLimit] = useState(STEP);
  const titleId = useId();
  const hidden = topics.length - limit;
  return (
    <section aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.rows}>
        {topics.slice(0, limit).map((topic) => (
          <li key={topic.id}>
            <label className={isFixed(topic) ? styles.fixed : undefined}>
              <input
                type="checkbox"
                className="form-check-input"
                checked={isChosen(topic)}
                disabled={isFixed(topic)}
                onChange={() => onToggle(topic)}
              />
              <bdi>{topic.name}</bdi>{' '}
              <span className="muted">
                ({formatNumber(countOf(topic))}){topic.id < 0 && ' waiting to be sent'}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button onClick={() => setLimit(limit + STEP)}>Show more ({formatNumber(hidden)})</Button>
      )}
    </section>
  );
}
