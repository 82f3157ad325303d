import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Box, MemoryPassage } from '@/domain/memory/memoryPassage';
import { boxAbove, boxBelow } from '@/domain/memory/passageEdit';
import { useAppSelector } from '@/store/core/hooks';
import { selectWriting } from '@/store/passages/passageWrites';
import { selectIsGuest } from '@/store/user/user';
import { IconButton } from '@/ui/forms/IconButton';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import styles from './BoxButtons.module.scss';

const MoveBoxDialog = lazyWithPreload(async () => (await import('./MoveBoxDialog')).MoveBoxDialog);

interface BoxButtonsProps {
  passage: MemoryPassage;
  /** Whether there are words under the icons. */
  labelled?: boolean;
}

/** Moves a passage up or down a box, after a confirmation; nothing for a guest, who cannot move it (§4, §6). */
export function BoxButtons({ passage: { passageId, box }, labelled = false }: BoxButtonsProps) {
  const guest = useAppSelector(selectIsGuest);
  const writing = useAppSelector((state) => selectWriting(state, passageId));
  const [asked, setAsked] = useState<{ passageId: number; box: Box } | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const open = asked !== null;
  useEffect(() => {
    if (!open) return undefined;
    // A moved passage takes its focused button to another list: the focus goes to the list that it left.
    const list = container.current?.closest('section')?.querySelector<HTMLElement>('[aria-expanded]');
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) list?.focus();
      });
    };
  }, [open]);
  if (guest) return null;
  const move = (target: Box | null) => ({
    disabled: target === null || writing !== undefined,
    onClick: () => {
      if (target !== null) setAsked({ passageId, box: target });
    },
  });
  return (
    <div ref={container} className={labelled ? styles.labelled : styles.buttons}>
      <MoveButton
        icon={ChevronUp}
        label="Move up a box"
        words={labelled ? 'Up' : null}
        {...move(boxAbove(box))}
      />
      <MoveButton
        icon={ChevronDown}
        label="Move down a box"
        words={labelled ? 'Down' : null}
        {...move(boxBelow(box))}
      />
      {writing === 'box' && !open && !labelled && (
        <span role="status" className="muted">
          Updating frequency...
        </span>
      )}
      {open && <MoveBoxDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface MoveButtonProps {
  icon: LucideIcon;
  label: string;
  /** The short label for a phone; null for the icon alone. */
  words: string | null;
  disabled: boolean;
  onClick: () => void;
}

function MoveButton({ icon: Icon, label, words, ...button }: MoveButtonProps) {
  if (words === null) return <IconButton icon={Icon} label={label} {...button} />;
  return (
    <button type="button" className={styles.move} aria-label={label} title={label} {...button}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span>
        {words}
        <span className="tool-words"> a box</span>
      </span>
    </button>
  );
}
