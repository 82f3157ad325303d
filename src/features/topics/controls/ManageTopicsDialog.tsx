import { useMemo, useState } from 'react';
import type { Topic } from '../model/topics';
import { useRecentTopics } from '../store/useRecentTopics';
import { Dialog } from '@/ui/dialogs/Dialog';
import { FormButtons } from '@/ui/dialogs/FormButtons';
import { useCreateTopic, type Creation } from './NewTopicForm';
import { useCloseWhileOpen } from '@/ui/dialogs/useSubmit';
import { TopicsToAdd, useTopics } from './TopicList';

interface ManageTopicsDialogProps {
  item: 'passage' | 'quote';
  title: string;
  /** Ids of the topics that are on the item. */
  present: readonly number[];
  counts: ReadonlyMap<number, number>;
  /** Why the server takes no topics for the item, in words. */
  unavailable?: string | undefined;
  /** Asks whether that is so, before a topic is made for it; absent where it never is. */
  isUnavailable?: () => Promise<boolean>;
  /** Adds topics to the item; `created` is true for a topic that was made for it. */
  onAdd: (topics: readonly Topic[], created: boolean) => Promise<{ meta: { requestStatus: string } }>;
  onClose: () => void;
}

/** Adds topics to a passage or a quote, and creates new ones. Without additions the dialog just closes. */
export function ManageTopicsDialog(props: ManageTopicsDialogProps) {
  const { item, title, present, counts, unavailable, isUnavailable, onAdd, onClose } = props;
  const { createTopic, sending } = useCreateTopic();
  const list = useTopics();
  const { recent, used } = useRecentTopics('manage');
  const [chosen, setSelected] = useState<readonly Topic[]>([]);
  const [adding, setAdding] = useState(false);
  const closeWhenDone = useCloseWhileOpen(onClose);
  const presentIds = useMemo(() => new Set(present), [present]);
  // Another device may have added one of them since, as a refreshed list shows.
  const selected = chosen.filter(({ id }) => !presentIds.has(id));

  const add = async (topics: readonly Topic[], created: boolean): Promise<boolean> => {
    setAdding(true);
    const { meta } = await onAdd(topics, created);
    setAdding(false);
    const added = meta.requestStatus === 'fulfilled';
    if (added) used(topics.map(({ id }) => id));
    else await isUnavailable?.();
    return added;
  };
  const save = async () => {
    if (adding) return;
    const done = selected.length === 0 || (await add(selected, false));
    if (done) closeWhenDone();
  };
  const create = async (name: string): Promise<Creation> => {
    setAdding(true);
    const isVain = (await isUnavailable?.()) ?? false;
    const made = isVain ? { problem: null } : await createTopic(name);
    setAdding(false);
    if ('problem' in made) return { created: false, problem: made.problem };
    const { topic } = made;
    if (await add([topic], true)) return { created: true, problem: null };
    setSelected((before) => [...before, topic]);
    const problem = `The topic “${topic.name}” was created, but it is not on this ${item} yet. It is selected below to be added again.`;
    return { created: true, problem };
  };

  if (unavailable !== undefined)
    return (
      <Dialog title={title} onClose={onClose}>
        <p role="status">{unavailable}</p>
      </Dialog>
    );
  return (
    <Dialog
      title={title}
      locked={adding}
      onClose={onClose}
      onSubmit={() => void save()}
      footer={
        <FormButtons
          submit="Add Topics"
          disabled={adding || selected.length + present.length === 0}
          locked={adding}
          onClose={onClose}
        />
      }
    >
      <TopicsToAdd
        busy={adding}
        sending={sending}
        onCreate={create}
        list={list}
        counts={counts}
        recent={recent}
        selected={selected}
        present={presentIds}
        onSelect={setSelected}
      />
    </Dialog>
  );
}
