import type { Topic } from '../model/topics';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { Disclosure } from '@/ui/lists/Disclosure';
import styles from './topics.module.scss';

interface TopicBadgesProps {
  topics: readonly Topic[];
  /** What to say if there are none. */
  none: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Shows what else has the topic. */
  onFilter: (id: number) => void;
}

/** The collapsible 'Show Topics (n)' section of a passage or a quote; each topic filters by itself. */
export function TopicBadges({ topics, none, open, onToggle, onFilter }: TopicBadgesProps) {
  return (
    <Disclosure summary={`Show Topics (${topics.length})`} open={open} onToggle={onToggle}>
      {topics.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul className={styles.badges} aria-label="Topics">
          {topics.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={`Filter by ${name}`}
                onClick={withFocusHandoff(() => onFilter(id))}
              >
                <bdi>{name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
