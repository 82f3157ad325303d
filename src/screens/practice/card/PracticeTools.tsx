import { CircleQuestionMark, Copy, GraduationCap, Lightbulb } from 'lucide-react';
import type { TranslationCode } from '@/domain/bible/translations';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import { Menu, type MenuItem } from '@/ui/dialogs/Menu';
import { IconButton } from '@/ui/forms/IconButton';
import { TranslationSelect } from '@/ui/forms/TranslationSelect';
import { Tool } from '@/ui/layout/Tool';
import styles from '../Practice.module.scss';

interface PracticeToolsProps {
  mode: PracticeMode;
  recalling: boolean;
  translation: TranslationCode;
  items: readonly MenuItem[];
  onRecall: () => void;
  onTranslation: (translation: TranslationCode) => void;
  onCopy: () => void;
}

/** The quieter tools over the card (§2 'Practice'); what the mode shows anyway is never hidden by its button. */
export function PracticeTools(props: PracticeToolsProps) {
  const { mode, recalling, translation, items, onRecall, onTranslation, onCopy } = props;
  const given = () => undefined;
  return (
    <div role="group" aria-label="Passage" className={styles.tools}>
      <TranslationSelect value={translation} onChange={onTranslation} />
      {mode === 'by_ref' ? (
        <IconButton icon={CircleQuestionMark} label="Show reference" aria-pressed onClick={given} />
      ) : (
        <IconButton icon={Lightbulb} label="Show text" aria-pressed onClick={given} />
      )}
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
