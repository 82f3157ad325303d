import { CircleQuestionMark, Copy, GraduationCap, Lightbulb } from 'lucide-react';
import type { TranslationCode } from '@/bible/translations';
import type { Action } from '@/ui/actions/action';
import { Menu } from '@/ui/dialogs/Menu';
import { IconButton } from '@/ui/controls/IconButton';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { Tool } from '@/ui/layout/Tool';
import styles from '../Practice.module.scss';
import type { PracticeControls } from '../usePracticeActions';

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
