import { CircleQuestionMark, GraduationCap, Lightbulb } from 'lucide-react';
import type { TranslationCode } from '@/bible/translations';
import type { Action } from '@/ui/actions/action';
import { Menu } from '@/ui/dialogs/Menu';
import { ActionIcon, IconButton } from '@/ui/controls/IconButton';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import styles from '../Practice.module.scss';
import type { PracticeActions, PracticeControls } from '../usePracticeActions';
import type { SpokenMark } from '../../model/strength/grade';
import { ActionTool, ColumnSides, ToolBar } from '@/ui/layout/ToolBar';
import { GradeButtons } from './GradeButtons';

interface PracticeToolsProps {
  controls: PracticeControls;
  actions: PracticeActions;
  translation: TranslationCode;
  items: readonly Action[];
  /** Whether the grades replace Show in the bar, so that Hide is here. */
  areGradesInBar: boolean;
  onTranslation: (translation: TranslationCode) => void;
}

/** The secondary tools above the card. The side that the mode shows is always shown, so its button does nothing. */
export function PracticeTools(props: PracticeToolsProps) {
  const { controls, actions, translation, items, areGradesInBar, onTranslation } = props;
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
      {areGradesInBar && <ActionTool action={actions.reveal} text="Hide" className={styles.hide ?? ''} />}
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
  controls: PracticeControls;
  actions: PracticeActions;
  /** Grades the card; null until its answer is shown. */
  onMark: ((mark: SpokenMark) => void) | null;
}

/** The tools for every passage, within the thumb's reach: previous, Show and then the grades, next. */
export function PracticeToolbar({ controls, actions, onMark }: PracticeToolbarProps) {
  const { prevNext, reveal, recall } = actions;
  const { recalling, revealed } = controls;
  const className = styles.main ?? '';
  return (
    <ToolBar label="Practice">
      <ColumnSides prevNext={prevNext}>
        {onMark ? (
          <GradeButtons onMark={onMark} />
        ) : recalling ? (
          <ActionTool action={recall} className={className} />
        ) : (
          <ActionTool
            action={reveal}
            text={revealed ? 'Hide' : 'Show'}
            main={!revealed}
            className={className}
          />
        )}
      </ColumnSides>
    </ToolBar>
  );
}
