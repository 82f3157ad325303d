import { useId, useState } from 'react';
import type { Topic } from '@/domain/topics/topic';
import { validateTopicName } from '@/domain/topics/topics';
import './forms.scss';
import styles from './TopicPicker.module.scss';

interface NewTopicFormProps {
  existing: readonly Topic[];
  busy: boolean;
  /** A topic is on its way to the server. */
  sending?: boolean;
  onCreate: (name: string) => Promise<Creation>;
}

export interface Creation {
  /** True when the topic is there now: then the field is emptied. */
  created: boolean;
  /** What went wrong; null when nothing did. */
  problem: string | null;
}

/** A name for a new topic; blank and known names are refused before anything is sent (§5 'New topic name'). */
export function NewTopicForm({ existing, busy: notReady, sending = false, onCreate }: NewTopicFormProps) {
  const busy = notReady || sending;
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const create = async () => {
    if (busy) return;
    const invalid = validateTopicName(name, existing);
    setProblem(invalid);
    if (invalid !== null) return;
    const result = await onCreate(name);
    setProblem(result.problem);
    if (result.created) setName('');
  };
  return (
    <div className={styles.create}>
      <label htmlFor={id}>New topic name</label>
      <div className="actions">
        <input
          type="text"
          id={id}
          className="form-control"
          autoComplete="off"
          value={name}
          readOnly={busy}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The dialog around is a form of its own.
            event.preventDefault();
            void create();
          }}
        />
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={busy}
          onClick={() => void create()}
        >
          Create Topic
        </button>
      </div>
      {sending && (
        <p role="status" className="muted">
          Being saved…
        </p>
      )}
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
