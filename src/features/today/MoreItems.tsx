import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { moveFocusOutOfRow } from '@/ui/focus/moveFocusOutOfRow';
import { Disclosure } from '@/ui/lists/Disclosure';
import { minutesLabel } from './model/pace';
import { GROUPS, groupOf, todayItemKey, type TodayItem } from './model/todayItem';
import { itemAdded } from './store/today';
import styles from './Today.module.scss';

interface MoreItemsProps {
  items: readonly TodayItem[];
  labelOf: (item: TodayItem) => string | null;
}

interface Known {
  item: TodayItem;
  label: string;
}

/** The items that did not fit into the chosen time, some of each group; each can be added. */
export function MoreItems({ items, labelOf }: MoreItemsProps) {
  const known = items.flatMap((item) => {
    const label = labelOf(item);
    return label === null ? [] : [{ item, label }];
  });
  if (known.length === 0) return null;
  return (
    <Disclosure summary={`With more time (${known.length})`}>
      {GROUPS.map((group) => (
        <MoreOfGroup key={group} group={group} known={known.filter(({ item }) => groupOf(item) === group)} />
      ))}
    </Disclosure>
  );
}

/** How many are shown at first, so that some of each group are visible. */
const FIRST = 4;
const STEP = 50;

interface MoreOfGroupProps {
  group: string;
  known: readonly Known[];
}

function MoreOfGroup({ group, known }: MoreOfGroupProps) {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState(FIRST);
  if (known.length === 0) return null;
  return (
    <>
      <h3 className={styles.group}>{group}</h3>
      <ul className={styles.queue} aria-label={`More to ${group.toLowerCase()}`}>
        {known.slice(0, shown).map(({ item, label }) => (
          <li key={todayItemKey(item)} className={styles.row}>
            <button
              type="button"
              className={styles.open}
              onClick={({ currentTarget }) => {
                moveFocusOutOfRow(currentTarget);
                dispatch(itemAdded(item));
              }}
            >
              <Plus aria-hidden size={20} />
              <span className="visually-hidden">Add</span>{' '}
              <span className={styles.label}>
                <span dir="auto" className={styles.name}>
                  {label}
                </span>{' '}
                <span className={styles.duration}>{minutesLabel(item.seconds)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {known.length > shown && (
        <p>
          <Button onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, known.length - shown)} more to {group.toLowerCase()}
          </Button>
        </p>
      )}
    </>
  );
}
