import { CircleQuestionMark, Lightbulb, Undo2 } from 'lucide-react';
import type { MemoryPassage } from '../../model/memoryPassage';
import { ColumnSides } from '@/ui/layout/ColumnSides';
import { Tool } from '@/ui/layout/Tool';
import { ToolBar } from '@/ui/layout/ToolBar';
import { BoxButtons } from '../../passage/BoxButtons';
import styles from '../Practice.module.scss';
import type { PracticeControls } from '../usePracticeActions';

interface PracticeToolbarProps {
  passage: MemoryPassage;
  controls: PracticeControls;
}

/** The tools used on every passage, within the thumb's reach: previous, box, reveal, next. */
export function PracticeToolbar({ passage, controls }: PracticeToolbarProps) {
  const { mode, revealed, recalling, onReveal, onRecall, onNext, onPrevious } = controls;
  const text = mode === 'by_ref';
  return (
    <ToolBar label="Practice">
      <ColumnSides what="passage" onNext={onNext} onPrevious={onPrevious}>
        <BoxButtons labelled passage={passage} />
        {recalling ? (
          <Tool icon={Undo2} label="Card" hotkey="r" main className={styles.main ?? ''} onClick={onRecall} />
        ) : (
          <Tool
            icon={text ? Lightbulb : CircleQuestionMark}
            label={text ? 'Show text' : 'Show reference'}
            words="Show"
            hotkey="Space"
            main
            className={styles.main ?? ''}
            aria-pressed={revealed}
            onClick={onReveal}
          />
        )}
      </ColumnSides>
    </ToolBar>
  );
}
