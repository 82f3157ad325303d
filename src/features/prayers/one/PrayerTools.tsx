import { Check, NotebookPen, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { prayerTitle, type Prayer } from '../model/prayer';
import { useActions } from '@/ui/actions/useActions';
import type { Action, ToolAction } from '@/ui/actions/action';
import { Menu } from '@/ui/dialogs/Menu';
import { ToolBar, ActionTool } from '@/ui/layout/ToolBar';
import type { PrayerAction } from '../dialogs/PrayerDialogs';
import { NoteField } from '../sessions/NoteField';
import { useUnclearQuestion } from '../sessions/UnclearSession';
import { recordLabel, useRecordSession } from '../sessions/useRecordSession';
import styles from './PrayerPane.module.scss';

interface PrayerToolsProps {
  prayer: Prayer;
  isPrayedToday: boolean;
  /** Beside the list the tools are in the pane; otherwise they are the screen's. */
  beside: boolean;
  onDialog: (action: PrayerAction) => void;
}

/** The actions for one prayer. Recording takes one tap; a note is optional. */
export function PrayerTools({ prayer, isPrayedToday, beside, onDialog }: PrayerToolsProps) {
  const { prayerId, archived } = prayer;
  const { note, record: recordSession, isRetry } = useRecordSession(prayerId);
  const { askFirst, question } = useUnclearQuestion(prayer);
  const [noteOpen, setNoteOpen] = useState(false);
  const withNote = noteOpen || note.value !== '';
  const active = !archived;
  const record: ToolAction = {
    label: recordLabel({ isRetry, isPrayedToday }),
    icon: Check,
    when: active,
    names: ['record', 'prayed', 'record this prayer'],
    keywords: `prayed ${prayerTitle(prayer)}`,
    run: () =>
      askFirst(() => {
        setNoteOpen(false);
        void recordSession();
      }),
  };
  const addNote: ToolAction = {
    label: 'Add a note',
    icon: NotebookPen,
    when: active,
    run: () => setNoteOpen(!withNote),
  };
  const edit: ToolAction = {
    label: 'Edit Prayer...',
    names: ['edit', 'edit this prayer'],
    icon: Pencil,
    run: () => onDialog('edit'),
  };
  const menu: Action[] = [
    { label: 'Answered...', names: ['mark as answered'], when: active, run: () => onDialog('answered') },
    {
      label: 'Archive...',
      names: ['archive prayer', 'archive this prayer'],
      when: active,
      run: () => onDialog('archive'),
    },
  ];
  useActions([...menu, record, addNote, edit]);
  return (
    <>
      <Tools beside={beside}>
        <ActionTool main action={record} />
        <ActionTool action={addNote} aria-expanded={withNote} />
        <ActionTool action={edit} text="Edit" />
        {active && <Menu items={menu} />}
      </Tools>
      {active && withNote && (
        <div className={styles.note}>
          <NoteField note={note} />
        </div>
      )}
      {question}
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
