import { CircleQuestionMark, GraduationCap, Lightbulb } from 'lucide-react';
import type { TranslationCode } from '@/bible/translations';
import type { Action } from '@/ui/actions/action';
import { Menu } from '@/ui/dialogs/Menu';
import { ActionIcon, IconButton } from '@/ui/controls/IconButton';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import styles from '../Practice.module.scss';
import type { PracticeActions, PracticeControls } from '../usePracticeActions';
import type { MemoryPassage } from '../../model/memoryPassage';
import { ActionTool, ColumnSides, ToolBar } from '@/ui/layout/ToolBar';
import { BoxButtons } from '../../passage/BoxButtons';

interface PracticeToolsProps {
  controls: PracticeControls;
  actions: PracticeActions;
  translation: TranslationCode;
  items: readonly Action[];
  onTranslation: (translation: TranslationCode) => void;
}

/** The secondary tools above the card. The side that the mode shows is always shown, so its button does nothing. */
export function PracticeTools({ controls, actions, translation, items, onTranslation }: PracticeToolsProps) {
  const byReference = controls.mode === 'by_ref';
  const { copy, recall } = actions;
  return (
    <div role="group" aria-label="Passage" className={styles.tools}>
      <TranslationSelect value={translation} onChange={onTranslation} />
      <IconButton
        icon={byReference ? CircleQuestionMark : Lightbulb}
        label={byReference ? 'Show reference' : 'Show text'}
        aria-pressed
      />
      <ActionIcon action={copy} />
      <ActionTool
        action={{ ...recall, label: 'Recall', icon: GraduationCap }}
        className={styles.recall ?? ''}
        aria-pressed={controls.recalling}
      />
      <Menu items={items} />
    </div>
  );
}

interface PracticeToolbarProps {
  passage: MemoryPassage;
  controls: PracticeControls;
  actions: PracticeActions;
}

/** The tools used on every passage, within the thumb's reach: previous, box, reveal, next. */
export function PracticeToolbar({ passage, controls, actions }: PracticeToolbarProps) {
  const { prevNext, reveal, recall } = actions;
  const main = { main: true, className: styles.main ?? '' };
  return (
    <ToolBar label="Practice">
      <ColumnSides prevNext={prevNext}>
        <BoxButtons labelled passage={passage} />
        {controls.recalling ? (
          <ActionTool action={recall} {...main} />
        ) : (
          <ActionTool
            action={reveal}
            label={controls.mode === 'by_ref' ? 'Show text' : 'Show reference'}
            words="Show"
            aria-pressed={controls.revealed}
            {...main}
          />
        )}
      </ColumnSides>
    </ToolBar>
  );
}
