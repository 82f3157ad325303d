import { useId } from 'react';
import type { PassageRef } from '@/bible/passage';
import { selectText, loadText } from '@/bible/text/textCache';
import type { TranslationCode } from '@/bible/translations';
import { BibleText } from '@/bible/controls/BibleText';
import { verseText } from '@/bible/controls/PassageText';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { rangeKey } from '@/bible/references/reference';
import { wasLearned } from '../store/learned';
import type { SetEntry } from './useSet';
import styles from './Learn.module.scss';

interface SetRowProps {
  entry: SetEntry;
  /** Where it is kept already, in words. */
  kept: string | null | undefined;
  isWanted: boolean;
  onWanted: () => void;
  onTranslation: (translation: TranslationCode) => void;
}

/** One passage of a set; a text that is no reference is only shown. */
export function SetRow({ entry, kept, isWanted, onWanted, onTranslation }: SetRowProps) {
  const id = useId();
  const { label, passage } = entry;
  if (!passage)
    return (
      <li className={styles.passage}>
        <p dir="auto">{label}</p>
        <p className="muted">Not a Bible reference, and left out.</p>
      </li>
    );
  return (
    <li className={styles.passage}>
      <div className={styles.head}>
        <h2>{label}</h2>
        {wasLearned(rangeKey(passage)) && <span className="muted">By heart</span>}
        {kept === undefined ? (
          <span className="form-check">
            <input
              id={id}
              type="checkbox"
              className="form-check-input"
              checked={isWanted}
              onChange={onWanted}
              aria-label={`Keep ${label}`}
            />
          </span>
        ) : (
          <span className="muted">{kept}</span>
        )}
      </div>
      <Text passage={passage} label={label} onTranslation={onTranslation} />
    </li>
  );
}

interface TextProps {
  passage: PassageRef;
  label: string;
  onTranslation: (translation: TranslationCode) => void;
}

/** The text without ids of verses, which several passages of a set may share. */
function Text({ passage, label, onTranslation }: TextProps) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectText(state, passage)) ?? { status: 'loading' };
  return (
    <BibleText
      text={text}
      what={label}
      missing={`This translation has no text for ${label}.`}
      hint="Choose another translation to read it."
      translation={passage.translation}
      onTranslation={onTranslation}
      onRetry={() => void dispatch(loadText(passage))}
    >
      {(verses) => (
        <p className="scripture">
          {verses.map(({ verseNumber, parts }) => (
            <span key={verseNumber}>
              {verses.length > 1 && <sup>{verseNumber}</sup>}
              {verseText(parts)}{' '}
            </span>
          ))}
        </p>
      )}
    </BibleText>
  );
}
