import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Box, MemoryPassage } from '../model/memoryPassage';
import { boxName, moveLabel, previousBox, nextBox } from '../model/passageEdit';
import type { ToolAction } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import { useRowDialog } from '@/data/browse/useRowDialog';
import { useAppSelector } from '@/data/store/hooks';
import { selectWriting } from '../store/passageWrites';
import { ActionIcon } from '@/ui/controls/IconButton';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { focusIfLost } from '@/ui/focus/keepFocus';
import styles from './BoxButtons.module.scss';
import { selectIsGuest } from '@/data/session/session';

const MoveBoxDialog = lazyDialog(async () => (await import('./MoveBoxDialog')).MoveBoxDialog);

const EVERY_TIME = 'Box buttons are off here: another box is chosen in Edit Mem Passage';

/** The move that is asked about, as it was when the button was pressed. */
interface Move {
  from: Box;
  to: Box;
}

interface BoxButtonsProps {
  passage: MemoryPassage;
  /** Whether the icons have labels below them. */
  labelled?: boolean;
  /** Whether they move the screen's own passage, and so are in the command box; in a list each row has its own. */
  isCurrent?: boolean;
}

/** Moves a passage up or down a box, after a confirmation; renders nothing for a guest, who cannot move it. */
export function BoxButtons({ passage, labelled = false, isCurrent = labelled }: BoxButtonsProps) {
  const { passageId, box } = passage;
  const guest = useAppSelector(selectIsGuest);
  const writing = useAppSelector((state) => selectWriting(state, passageId));
  const { dialog: asked, setDialog: setAsked } = useRowDialog<Move>({ shownId: passageId, noun: 'passage' });
  const container = useRef<HTMLDivElement>(null);
  const open = asked !== null;
  useEffect(() => {
    if (!open) return undefined;
    // A moved passage takes its focused button to another list, so the focus returns to the old list.
    const list = container.current?.closest('section')?.querySelector<HTMLElement>('[aria-expanded]');
    return () => {
      requestAnimationFrame(() => focusIfLost(list));
    };
  }, [open]);
  const targets = { up: previousBox(box), down: nextBox(box) };
  const move = (direction: 'up' | 'down', end: string) => {
    const target = targets[direction];
    return {
      disabled: target === null || writing !== undefined,
      hint: target === null ? (box === -1 ? EVERY_TIME : `${boxName(box)} ${end}`) : moveLabel(box, target),
      run: () => {
        if (target !== null) setAsked({ from: box, to: target });
      },
    };
  };
  const up: ToolAction = {
    label: 'Move up a box',
    icon: ChevronUp,
    ...move('up', 'is seen most often already'),
  };
  const down: ToolAction = {
    label: 'Move down a box',
    icon: ChevronDown,
    ...move('down', 'is seen least often already'),
  };
  useActions(isCurrent && !guest ? [up, down] : []);
  if (guest) return null;
  return (
    <div ref={container} className={labelled ? styles.labelled : styles.buttons}>
      <MoveButton action={up} words={labelled ? 'Up' : null} />
      <MoveButton action={down} words={labelled ? 'Down' : null} />
      {writing === 'box' && !open && !labelled && (
        <span role="status" className="muted">
          Updating frequency...
        </span>
      )}
      {asked && <MoveBoxDialog passageId={passageId} box={box} {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface MoveButtonProps {
  action: ToolAction;
  /** The short label for a phone; null for the icon alone. */
  words: string | null;
}

function MoveButton({ action, words }: MoveButtonProps) {
  if (words === null) return <ActionIcon action={action} />;
  const { icon: Icon, label, hint, disabled, run } = action;
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={label}
      title={hint}
      disabled={disabled}
      onClick={run}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span>
        {words}
        <span className="tool-text"> a box</span>
      </span>
    </button>
  );
}
