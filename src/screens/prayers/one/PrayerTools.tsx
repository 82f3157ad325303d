import { Check, NotebookPen, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import { useScreenActions } from '@/store/core/screenActions';
import { Menu, type MenuItem } from '@/ui/dialogs/Menu';
import { Tool } from '@/ui/layout/Tool';
import { ToolBar } from '@/ui/layout/ToolBar';
import type { PrayerAction } from '../dialogs/PrayerDialogs';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { useMenuActions } from '../../shared/useMenuActions';
import { NoteField } from '../sessions/NoteField';
import { useRecording } from '../sessions/useRecording';
import { ignoreRepeat, useTapGuard } from '../sessions/useTapGuard';
import styles from './PrayerPane.module.scss';

interface PrayerToolsProps {
  prayer: Prayer;
  /** Beside the list the tools stand in the pane; otherwise they are those of the screen. */
  beside: boolean;
  onDialog: (action: PrayerAction) => void;
}

/** What can be done with one prayer: recorded with one tap, with a note where there is one to make. */
export function PrayerTools({ prayer, beside, onDialog }: PrayerToolsProps) {
  const { prayerId, archived } = prayer;
  const { note, record, isRetry } = useRecording(prayerId);
  const [times, setTimes] = useState(0);
  const [noteOpen, setNoteOpen] = useState(false);
  const ready = useTapGuard(times);
  const withNote = noteOpen || note.value !== '';
  const onEdit = () => onDialog('edit');
  const edit = <Tool icon={Pencil} label="Edit Prayer..." words="Edit" onClick={onEdit} />;
  const recordNow = () => {
    setTimes(times + 1);
    setNoteOpen(false);
    void record();
  };
  const items: MenuItem[] = [
    { label: 'Answered...', onSelect: () => onDialog('answered') },
    { label: 'Archive...', onSelect: () => onDialog('archive') },
  ];
  useMenuActions(archived ? [] : items);
  useScreenActions([
    ...(archived
      ? []
      : [
          { label: isRetry ? 'Try again' : 'Record', words: `prayed ${prayerTitle(prayer)}`, run: recordNow },
          { label: 'Add a note', run: () => setNoteOpen(true) },
        ]),
    { label: 'Edit Prayer...', run: onEdit },
  ]);
  if (archived) return <Tools beside={beside}>{edit}</Tools>;
  return (
    <>
      <Tools beside={beside}>
        <Tool
          main
          icon={Check}
          label={isRetry ? 'Try again' : 'Record'}
          aria-disabled={!ready}
          onKeyDown={ignoreRepeat}
          onClick={() => {
            if (ready) recordNow();
          }}
        />
        <Tool
          icon={NotebookPen}
          label="Add a note"
          aria-expanded={withNote}
          onClick={() => setNoteOpen(!withNote)}
        />
        {edit}
        <Menu items={items} />
      </Tools>
      {withNote && (
        <div className={styles.note}>
          <NoteField note={note} />
        </div>
      )}
    </>
  );
}

function Tools({ beside, children }: { beside: boolean; children: ReactNode }) {
  if (!beside) return <ToolBar label="Prayer">{children}</ToolBar>;
  return (
    <div role="group" aria-label="Prayer" className={styles.tools}>
      {children}
    </div>
  );
}
