import { Check, NotebookPen, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { prayerTitle, type Prayer } from '../model/prayer';
import { useActions } from '@/ui/actions/useActions';
import type { Action, ToolAction } from '@/ui/actions/action';
import { Menu } from '@/ui/dialogs/Menu';
import { ToolBar, ActionTool } from '@/ui/layout/ToolBar';
import type { PrayerAction } from '../dialogs/PrayerDialogs';
import { NoteField } from '../sessions/NoteField';
import { useRecording } from '../sessions/useRecording';
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
  const { note, record: recordSession, isRetry } = useRecording(prayerId);
  const [noteOpen, setNoteOpen] = useState(false);
  const withNote = noteOpen || note.value !== '';
  const active = !archived;
  const record: ToolAction = {
    label: isRetry ? 'Try again' : 'Record',
    icon: Check,
    when: active,
    keywords: `prayed ${prayerTitle(prayer)}`,
    run: () => {
      setNoteOpen(false);
      void recordSession();
    },
  };
  const addNote: ToolAction = {
    label: 'Add a note',
    icon: NotebookPen,
    when: active,
    run: () => setNoteOpen(!withNote),
  };
  const edit: ToolAction = { label: 'Edit Prayer...', icon: Pencil, run: () => onDialog('edit') };
  const menu: Action[] = [
    { label: 'Answered...', when: active, run: () => onDialog('answered') },
    { label: 'Archive...', when: active, run: () => onDialog('archive') },
  ];
  useActions([...menu, record, addNote, edit]);
  return (
    <>
      <Tools beside={beside}>
        <ActionTool main action={record} />
        <ActionTool action={addNote} aria-expanded={withNote} />
        <ActionTool action={edit} words="Edit" />
        {active && <Menu items={menu} />}
      </Tools>
      {active && withNote && (
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
