import type { Verse, VersePart, VerseSpan } from '../passage';
import { joinedParts } from '../passageText';
import { isInSpan } from '../verseSelection';

/** The text of a verse. Only the words of Christ get their own element, because each element costs layout time. */
export const verseText = (parts: readonly VersePart[]) =>
  joinedParts(parts).map(({ text, wordsOfChrist }, index) =>
    wordsOfChrist ? (
      <span key={index} className="words-of-christ">
        {text}
      </span>
    ) : (
      text
    ),
  );

interface VerseNumberProps {
  number: number;
  /** A description of the symbols at the verse's edge, for screen readers. */
  annotationLabel: string | undefined;
  /** True if the verse can be chosen: the number says so to a screen reader, whose click chooses it. */
  isButton?: boolean | undefined;
}

/** An element of its own for a button would cost a chapter as many more as it has verses. */
const buttonFor = (number: number, annotationLabel = '') => ({
  role: 'button',
  tabIndex: -1,
  'aria-label': `Verse ${number}, actions${annotationLabel && ` (${annotationLabel})`}`,
});

export const VerseNumber = ({ number, annotationLabel, isButton }: VerseNumberProps) => (
  <sup {...(isButton && buttonFor(number, annotationLabel))}>
    {number}
    {annotationLabel !== undefined && <span className="visually-hidden"> ({annotationLabel}) </span>}
  </sup>
);

interface PassageTextProps {
  verses: readonly Verse[];
  /** Verses to highlight, by number. */
  highlighted?: ReadonlySet<number>;
  /** The verses in the URL, or those chosen. */
  highlightedRange?: VerseSpan | null;
  /** Symbols at the edge of verses, by number, and their description for screen readers. */
  annotations?: ReadonlyMap<number, { annotations: string; annotationLabel: string }> | undefined;
  /** False for the user's custom text, which is not divided into verses. */
  numbered?: boolean;
  /** True if verses can be chosen: one of them is then a tab stop, and the arrow keys move on. */
  focusable?: boolean;
}

/** Scripture: each verse has the id `v{number}` and a superscript number. */
export function PassageText({
  verses,
  highlighted,
  highlightedRange,
  annotations,
  numbered = true,
  focusable,
}: PassageTextProps) {
  const stop = verses.find(({ verseNumber }) => isInSpan(highlightedRange, verseNumber)) ?? verses[0];
  return (
    <div className="scripture" data-annotations={annotations?.size}>
      {verses.map(({ verseNumber, parts }) => (
        <p
          key={verseNumber}
          // A custom text may be in any language.
          dir={numbered ? undefined : 'auto'}
          id={`v${verseNumber}`}
          className={
            'verse' +
            (highlighted?.has(verseNumber) ? ' highlighted' : '') +
            (isInSpan(highlightedRange, verseNumber) ? ' marked' : '')
          }
          data-marks={annotations?.get(verseNumber)?.annotations}
          tabIndex={focusable ? (verseNumber === stop?.verseNumber ? 0 : -1) : undefined}
        >
          {numbered && (
            <VerseNumber
              number={verseNumber}
              annotationLabel={annotations?.get(verseNumber)?.annotationLabel}
              isButton={focusable}
            />
          )}
          {verseText(parts)}
        </p>
      ))}
    </div>
  );
}
