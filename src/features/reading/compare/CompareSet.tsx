import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { MAX_COMPARED, otherThan, withAnother } from '@/bible/compareSet';
import { selectKnownTexts } from '@/bible/text/textCache';
import { translationOf, type TranslationCode } from '@/bible/translations';
import { useAppSelector } from '@/data/store/hooks';
import { useActions } from '@/ui/actions/useActions';
import { Button } from '@/ui/controls/Button';
import { IconButton } from '@/ui/controls/IconButton';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import styles from './Compare.module.scss';

interface CompareSetProps {
  set: readonly TranslationCode[];
  onChange: (set: readonly TranslationCode[]) => void;
  /** Other tools of the screen, in the same row. */
  children?: ReactNode;
}

/** The compared translations, up to four; each can be changed or removed. */
export function CompareSet({ set, onChange, children }: CompareSetProps) {
  const known = useAppSelector(selectKnownTexts);
  const add = {
    label: 'Add translation',
    when: set.length < MAX_COMPARED && otherThan(set, known) !== undefined,
    run: () => onChange(withAnother(set, known)),
  };
  useActions([add]);
  /** Choosing a translation that is already compared swaps the two. */
  const replaced = (at: number, chosen: TranslationCode) =>
    set.map((code, index) => (index === at ? chosen : code === chosen ? (set[at] ?? code) : code));
  return (
    <div role="group" aria-label="Translations" className={styles.set}>
      {set.map((code, index) => (
        <span key={code} className={styles.chosen}>
          <TranslationSelect
            label={`Translation ${index + 1}`}
            value={code}
            onChange={(chosen) => onChange(replaced(index, chosen))}
          />
          {set.length > 2 && (
            <IconButton
              icon={X}
              label={`Remove ${translationOf(code).shortName}`}
              onClick={withFocusHandoff(() => onChange(set.filter((other) => other !== code)))}
            />
          )}
        </span>
      ))}
      {add.when && (
        <Button data-repeats onClick={add.run}>
          <Plus aria-hidden size={18} /> {add.label}
        </Button>
      )}
      {children}
    </div>
  );
}
