import type { Nugget } from './model/nugget';
import { formatReference } from '@/bible/references/reference';
import { countTopics } from '@/features/topics/model/public';
import { FilterTopicsDialog, ManageTopicsDialog } from '@/features/topics/public';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectNuggetBrowser, selectNuggetsInBookOrChapter, topicFilterSet } from './store/nuggetBrowser';
import { addNuggetTopics, selectNuggets } from './store/nuggets';
import { BookOrChapterDialog } from './BookOrChapterDialog';

export type NuggetDialog = 'topics' | 'bookOrChapter' | 'manage';

interface NuggetDialogsProps {
  dialog: NuggetDialog;
  nugget: Nugget | undefined;
  onClose: () => void;
}

/** The open dialog of the nugget browser. */
export function NuggetDialogs({ dialog, nugget, onClose }: NuggetDialogsProps) {
  if (dialog === 'bookOrChapter') return <BookOrChapterDialog onClose={onClose} />;
  if (dialog === 'topics') return <FilterDialog onClose={onClose} />;
  return nugget ? <ManageDialog nugget={nugget} onClose={onClose} /> : null;
}

const topicIdsOf = ({ topics }: Nugget): number[] => topics.map(({ id }) => id);

function FilterDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { topicIds } = useAppSelector(selectNuggetBrowser);
  const nuggets = useAppSelector(selectNuggetsInBookOrChapter);
  return (
    <FilterTopicsDialog
      title="Filter Passages by Topic"
      active={topicIds}
      counts={countTopics(nuggets.map(topicIdsOf))}
      onApply={(ids) => dispatch(topicFilterSet(ids))}
      onClose={onClose}
    />
  );
}

function ManageDialog({ nugget, onClose }: { nugget: Nugget; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const nuggets = useAppSelector(selectNuggets);
  return (
    <ManageTopicsDialog
      item="passage"
      title={`Manage Topics for ${formatReference(nugget)}`}
      present={topicIdsOf(nugget)}
      counts={countTopics(nuggets.map(topicIdsOf))}
      onAdd={(topics, created) => dispatch(addNuggetTopics({ passageId: nugget.passageId, topics, created }))}
      onClose={onClose}
    />
  );
}
