import { useAppSelector } from '@/data/store/hooks';
import { selectSync } from '@/data/sync/sync';
import { useState } from 'react';
import type { Topic } from '../model/topics';
import { useRecentTopics } from '../store/useRecentTopics';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { TopicList, useTopics } from './TopicList';

interface FilterTopicsDialogProps {
  title: string;
  /** Ids of the topics in the current filter. */
  active: readonly number[];
  counts: ReadonlyMap<number, number>;
  onApply: (topicIds: readonly number[]) => void;
  onClose: () => void;
}

/** Chooses the topics to filter by: an item needs at least one of them. Without topics everything is shown. */
export function FilterTopicsDialog({ title, active, counts, onApply, onClose }: FilterTopicsDialogProps) {
  const list = useTopics();
  const { recent, used } = useRecentTopics('filter');
  const [chosen, setChosen] = useState<readonly Topic[] | null>(null);
  const { serverIds } = useAppSelector(selectSync);
  // One that waited to be sent when it was chosen may have its id by now.
  const selected =
    chosen?.map((topic) => ({ ...topic, id: serverIds[topic.id] ?? topic.id })) ??
    list.topics.filter(({ id }) => active.includes(id));

  const apply = () => {
    if (list.phase !== 'ready') return;
    const ids = selected.map(({ id }) => id);
    onClose();
    used(ids);
    onApply(ids);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={apply}
      footer={
        <>
          <Button disabled={selected.length === 0} onClick={() => setChosen([])}>
            Clear
          </Button>
          <Button type="submit" main disabled={list.phase !== 'ready'}>
            Apply
          </Button>
        </>
      }
    >
      <TopicList
        list={list}
        counts={counts}
        recent={recent}
        selected={selected}
        usedOnly
        onSelect={setChosen}
      />
    </Dialog>
  );
}
