import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { VerseNumber } from '@/bible/controls/PassageText';
import { translationOf, type TranslationCode } from '@/bible/translations';
import styles from './VerseColumns.module.scss';

interface VerseColumnsProps {
  /** For the style sheets: how many verses have a symbol at their edge. */
  'data-annotations'?: number | undefined;
  translations: readonly TranslationCode[];
  /** Content below a translation's name. */
  below?: (translation: TranslationCode) => ReactNode;
  /** `VerseRow`s. */
  children: ReactNode;
}

/**
 * Texts verse by verse: on a wide screen in columns with their names above, on a phone below each other, each with its
 * name.
 */
export function VerseColumns({ translations, below, children, ...root }: VerseColumnsProps) {
  return (
    <div className={`scripture ${styles.columns}`} {...root}>
      <div className={styles.head}>
        {translations.map((code) => (
          <div key={code}>
            <h2>{translationOf(code).shortName}</h2>
            {below?.(code)}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

interface VerseRowProps extends ComponentPropsWithRef<'div'> {
  number: number;
  translations: readonly TranslationCode[];
  /** The verse in each translation; null if it does not have it. */
  texts: readonly ReactNode[];
  /** A description of the symbols at its edge. */
  annotationLabel?: string | undefined;
}

/** A verse in several translations, with its number once. */
export function VerseRow({
  number,
  translations,
  texts,
  annotationLabel,
  className = '',
  ...row
}: VerseRowProps) {
  return (
    <div id={`v${number}`} className={`verse ${styles.row} ${className}`} {...row}>
      <VerseNumber number={number} annotationLabel={annotationLabel} isButton={row.tabIndex !== undefined} />
      {translations.map((code, index) => (
        <p key={code} data-translation={code} data-name={translationOf(code).shortName}>
          {texts[index] ?? <span className="muted">—</span>}
        </p>
      ))}
    </div>
  );
}

interface LaterRowsProps {
  /** While true, the previous rows are kept but hidden, because removing a long chapter takes longer than a frame. */
  isLater: boolean;
  children: ReactNode;
}

/** Rows that are rendered one frame after those before them. */
export const LaterRows = ({ isLater, children }: LaterRowsProps) => (
  <div className={isLater ? styles.later : undefined}>
    <FrozenRows isLater={isLater}>{children}</FrozenRows>
  </div>
);

const FrozenRows = memo(
  ({ children }: LaterRowsProps) => children,
  (_, { isLater }) => isLater,
);
