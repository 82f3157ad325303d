import { useId, useState } from 'react';
import { validateTopicName, type Topic } from '../model/topics';
import { Button } from '@/ui/controls/Button';
import '@/ui/controls/forms.scss';
import styles from './topics.module.scss';
import { createTopic as create } from '../store/topics';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';

interface NewTopicFormProps {
  existing: readonly Topic[];
  busy: boolean;
  /** A topic is being saved. */
  sending: boolean;
  onCreate: (name: string) => Promise<Creation>;
}

export interface Creation {
  /** True if the topic was created; the field is then cleared. */
  created: boolean;
  /** The error message, if any. */
  problem: string | null;
}

/** Creates a topic; blank and existing names are refused before anything is sent. */
export function NewTopicForm({ existing, busy: notReady, sending, onCreate }: NewTopicFormProps) {
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
            // Otherwise Enter would submit the dialog, which is a form itself.
            event.preventDefault();
            void create();
          }}
        />
        <Button disabled={busy} onClick={() => void create()}>
          Create Topic
        </Button>
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

type Created = { topic: Topic } | { problem: string };

/** Creates a topic; resolves to the topic or to an error message. */
export function useCreateTopic() {
  const dispatch = useAppDispatch();
  /** Whether a topic is being sent, also by a dialog that has been closed. */
  const sending = useAppSelector((state) => create.selectSending(state).length > 0);
  const createTopic = async (name: string): Promise<Created> => {
    const made = await dispatch(create(name));
    if (create.fulfilled.match(made)) return { topic: { id: made.payload.id, name: name.trim() } };
    const refused = create.rejected.match(made) && made.payload?.kind === 'rejected';
    return {
      problem: refused ? 'Failed to create new topic' : 'An error occurred while creating the topic',
    };
  };
  return { createTopic, sending };
}
