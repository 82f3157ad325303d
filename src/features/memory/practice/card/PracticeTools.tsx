import { CircleQuestionMark, Copy, GraduationCap, Lightbulb, Undo2 } from 'lucide-react';
import type { TranslationCode } from '@/bible/translations';
import type { Action, Steps } from '@/ui/actions/action';
import { Menu } from '@/ui/dialogs/Menu';
import { IconButton } from '@/ui/controls/IconButton';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import styles from '../Practice.module.scss';
import type { PracticeControls } from '../usePracticeActions';
import type { MemoryPassage } from '../../model/memoryPassage';
import { ToolBar, Tool, ColumnSides } from '@/ui/layout/ToolBar';
import { BoxButtons } from '../../passage/BoxButtons';

interface PracticeToolsProps {
  controls: PracticeControls;
  translation: TranslationCode;
  items: readonly Action[];
  onTranslation: (translation: TranslationCode) => void;
}

/** The secondary tools above the card. The side that the mode shows is always shown, so its button does nothing. */
export function PracticeTools({ controls, translation, items, onTranslation }: PracticeToolsProps) {
  const { mode, recalling, onRecall, onCopy } = controls;
  const byReference = mode === 'by_ref';
  return (
    <div role="group" aria-label="Passage" className={styles.tools}>
      <TranslationSelect value={translation} onChange={onTranslation} />
      <IconButton
        icon={byReference ? CircleQuestionMark : Lightbulb}
        label={byReference ? 'Show reference' : 'Show text'}
        aria-pressed
      />
      <IconButton icon={Copy} label="Copy" onClick={onCopy} />
      <Tool
        icon={GraduationCap}
        label="Recall"
        hotkey="r"
        className={styles.recall ?? ''}
        aria-pressed={recalling}
        onClick={onRecall}
      />
      <Menu items={items} />
    </div>
  );
}

interface PracticeToolbarProps {
  passage: MemoryPassage;
  controls: PracticeControls;
  steps: Steps;
}

/** The tools used on every passage, within the thumb's reach: previous, box, reveal, next. */
export function PracticeToolbar({ passage, controls, steps }: PracticeToolbarProps) {
  const { mode, revealed, recalling, onReveal, onRecall } = controls;
  const text = mode === 'by_ref';
  return (
    <ToolBar label="Practice">
      <ColumnSides steps={steps}>
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
