import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { VerseNumber } from '@/bible/controls/PassageText';
import { translationOf, type TranslationCode } from '@/bible/translations';
import styles from './VerseColumns.module.scss';

interface VerseColumnsProps {
  /** For the style sheets: how many verses have a sign at their edge. */
  'data-signs'?: number | undefined;
  translations: readonly TranslationCode[];
  /** What stands below a translation's name. */
  below?: (translation: TranslationCode) => ReactNode;
  /** `VerseRow`s. */
  children: ReactNode;
}

/** Texts verse by verse: in columns with their names above at a desk, on a phone one below the other, each named. */
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
  /** The verse in each translation; null where it has none. */
  texts: readonly ReactNode[];
  /** What the signs at its edge mean. */
  annotationLabel?: string | undefined;
}

/** A verse in several translations, below its one number. */
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
      <VerseNumber number={number} annotationLabel={annotationLabel} />
      {translations.map((code, index) => (
        <p key={code} data-translation={code} data-name={translationOf(code).shortName}>
          {texts[index] ?? <span className="muted">—</span>}
        </p>
      ))}
    </div>
  );
}

interface LaterRowsProps {
  /** While it is true, what stood here before stays, out of sight: to remove a long chapter takes longer than a frame has. */
  isLater: boolean;
  children: ReactNode;
}

/** Rows that come a frame after those before them. */
export const LaterRows = ({ isLater, children }: LaterRowsProps) => (
  <div className={isLater ? styles.later : undefined}>
    <KeptRows isLater={isLater}>{children}</KeptRows>
  </div>
);

const KeptRows = memo(
  ({ children }: LaterRowsProps) => children,
  (_, { isLater }) => isLater,
);
