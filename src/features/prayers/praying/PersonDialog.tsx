import { useMemo } from 'react';
import type { Prayer } from '../model/prayer';
import { peopleOf } from '../model/prayScope';
import { pluralize } from '@/platform/values/text';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Empty } from '@/ui/feedback/LoadState';
import styles from './PersonDialog.module.scss';

interface PersonDialogProps {
  prayers: readonly Prayer[];
  onChoose: (person: string) => void;
  onClose: () => void;
}

/** Asks for whom to pray. */
export function PersonDialog({ prayers, onChoose, onClose }: PersonDialogProps) {
  const people = useMemo(() => peopleOf(prayers), [prayers]);
  return (
    <Dialog readOnly title="Pray for One Person" onClose={onClose}>
      {people.length === 0 && <Empty message="None of your prayers names a person." />}
      <ul aria-label="People" className={styles.people}>
        {people.map(({ name, prayers: count }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)}>
              <bdi>{name}</bdi> <span className="muted">{pluralize(count, 'prayer')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
