import type { Verse, VersePart, VerseSpan } from '../passage';
import { partSeparator } from '../passageText';
import { isInSpan } from '../verseSelection';

/** The text of a verse; the words of Christ alone have an element, for each is one more to lay out. */
export const verseText = (parts: readonly VersePart[]) =>
  parts.map(({ text, wordsOfChrist }, index) => {
    const words = partSeparator(parts[index - 1]?.text ?? '', text) + text;
    return wordsOfChrist ? (
      <span key={index} className="words-of-christ">
        {words}
      </span>
    ) : (
      words
    );
  });

interface VerseNumberProps {
  number: number;
  /** What the signs at the verse's edge mean, for who does not see them. */
  annotationLabel: string | undefined;
}

export const VerseNumber = ({ number, annotationLabel }: VerseNumberProps) => (
  <sup>
    {number}
    {annotationLabel !== undefined && <span className="visually-hidden"> ({annotationLabel}) </span>}
  </sup>
);

interface PassageTextProps {
  verses: readonly Verse[];
  /** Verses to highlight, by number. */
  highlighted?: ReadonlySet<number>;
  /** Verses that the address names, or that were chosen. */
  highlightedRange?: VerseSpan | null;
  /** Signs at the edge of verses, by number, and what they mean for who does not see them. */
  annotations?: ReadonlyMap<number, { annotations: string; annotationLabel: string }> | undefined;
  /** False for the user's own wording, which is not divided into verses. */
  numbered?: boolean;
  /** True where verses can be chosen: one of them is then a tab stop, and arrows move on. */
  focusable?: boolean;
}

/** Scripture: each verse has the id `v{number}` and a raised number. */
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
    <div className="scripture" data-signs={annotations?.size}>
      {verses.map(({ verseNumber, parts }) => (
        <p
          key={verseNumber}
          // A wording of one's own may be in any language.
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
            />
          )}
          {verseText(parts)}
        </p>
      ))}
    </div>
  );
}
