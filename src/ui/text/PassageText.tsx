import type { Verse, VerseSpan } from '@/domain/bible/passage';
import { partSeparator } from '@/domain/bible/passageText';
import { isInSpan } from '@/domain/bible/verseSelection';

interface PassageTextProps {
  verses: readonly Verse[];
  /** Verses to be set apart, by number. */
  highlighted?: ReadonlySet<number>;
  /** Verses that the address names, or that were chosen. */
  marked?: VerseSpan | null;
  /** Signs at the edge of verses, by number. */
  signs?: ReadonlyMap<number, { signs: string }> | undefined;
  /** False where the verses are the user's own wording, whose verses are not told apart. */
  numbered?: boolean;
  /** True where verses can be chosen: the keyboard then comes to one of them, and moves on by arrows. */
  reachable?: boolean;
}

/** Scripture as it is read: each verse an element `v{number}`, its number raised, the words of Christ in red. */
export function PassageText({
  verses,
  highlighted,
  marked,
  signs,
  numbered = true,
  reachable,
}: PassageTextProps) {
  const stop = marked?.startVerse ?? verses[0]?.verseNumber;
  return (
    <div className="scripture">
      {verses.map(({ verseNumber, parts }) => (
        <p
          key={verseNumber}
          id={`v${verseNumber}`}
          className={
            'verse' +
            (highlighted?.has(verseNumber) ? ' highlighted' : '') +
            (isInSpan(marked, verseNumber) ? ' marked' : '')
          }
          data-marks={signs?.get(verseNumber)?.signs}
          tabIndex={reachable ? (verseNumber === stop ? 0 : -1) : undefined}
        >
          {numbered && <sup>{verseNumber}</sup>}
          {parts.map(({ text, wordsOfChrist }, index) => (
            <span key={index} className={wordsOfChrist ? 'words-of-christ' : undefined}>
              {partSeparator(parts[index - 1]?.text ?? '', text)}
              {text}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
