import { ChevronLeft, ChevronRight, CircleQuestionMark, Lightbulb, Undo2 } from 'lucide-react';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import { Tool } from '@/ui/layout/Tool';
import { ToolBar } from '@/ui/layout/ToolBar';
import { BoxButtons } from '../../shared/memory/BoxButtons';
import styles from '../Practice.module.scss';

interface PracticeToolbarProps {
  mode: PracticeMode;
  passage: MemoryPassage;
  revealed: boolean;
  recalling: boolean;
  onReveal: () => void;
  onRecall: () => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** What is done with every passage, within the thumb's reach: revealed, moved to another box, turned. */
export function PracticeToolbar(props: PracticeToolbarProps) {
  const { mode, passage, revealed, recalling, onReveal, onRecall, onNext, onPrevious } = props;
  const text = mode === 'by_ref';
  return (
    <ToolBar label="Practice">
      <Tool
        icon={ChevronLeft}
        label="Previous passage"
        words={null}
        hotkey="←"
        className="side-previous"
        onClick={onPrevious}
      />
      <BoxButtons labelled passage={passage} />
      {recalling ? (
        <Tool icon={Undo2} label="Card" hotkey="r" main className={styles.main ?? ''} onClick={onRecall} />
      ) : (
        <Tool
          icon={text ? Lightbulb : CircleQuestionMark}
          label={text ? 'Show text' : 'Show reference'}
          words={text ? 'Show text' : 'Reference'}
          hotkey="Space"
          main
          className={styles.main ?? ''}
          aria-pressed={revealed}
          onClick={onReveal}
        />
      )}
      <Tool
        icon={ChevronRight}
        label="Next passage"
        words={null}
        hotkey="→"
        className={`side-next ${styles.next}`}
        onClick={onNext}
      />
    </ToolBar>
  );
}
