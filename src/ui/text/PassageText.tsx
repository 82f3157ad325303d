import type { Verse } from '@/domain/bible/passage';
import { partSeparator } from '@/domain/bible/passageText';

interface PassageTextProps {
  verses: readonly Verse[];
  /** Verses to be set apart, by number. */
  highlighted?: ReadonlySet<number>;
  /** False where the verses are the user's own wording, whose verses are not told apart. */
  numbered?: boolean;
}

/** Scripture as it is read: each verse an element `v{number}`, its number raised, the words of Christ in red. */
export function PassageText({ verses, highlighted, numbered = true }: PassageTextProps) {
  return (
    <div className="scripture">
      {verses.map(({ verseNumber, parts }) => (
        <p
          key={verseNumber}
          id={`v${verseNumber}`}
          className={highlighted?.has(verseNumber) ? 'verse highlighted' : 'verse'}
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
