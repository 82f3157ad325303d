import { Link } from 'react-router-dom';
import { MAX_VERSES_SHOWN, type ChapterRef, type Verse, type VerseSpan } from '@/bible/passage';
import type { BadVerse, ReaderAddress } from './readerAddress';
import styles from './ChapterNotes.module.scss';

interface ChapterNotesProps {
  verses: readonly Verse[];
  /** Verses that the address names and this text does not have. */
  absent: VerseSpan | null;
}

/** What has to be said about the verses of a chapter. */
export const ChapterNotes = ({ verses, absent }: ChapterNotesProps) => (
  <>
    {absent && (
      <p role="status">
        This translation has no verse {absent.startVerse} here; the chapter is shown from its beginning.
      </p>
    )}
    {verses.length >= MAX_VERSES_SHOWN && (
      <p role="status">This text goes on; the first {MAX_VERSES_SHOWN} verses are shown.</p>
    )}
  </>
);

interface NearestVerseProps {
  badVerse: BadVerse;
  /** Marks the first verse where only the end of a range is none. */
  address: ReaderAddress;
  hrefOf: (chapter: ChapterRef, verse: number, to: number) => string;
}

/** Says that the chapter has no such verse, and links to the nearest one, or to as much of the range as there is. */
export function NearestVerse({ badVerse: { reason, nearest }, address, hrefOf }: NearestVerseProps) {
  const first = address.highlightedRange?.startVerse ?? nearest;
  const verses = first < nearest ? `verses ${first}-${nearest}` : `verse ${nearest}`;
  return (
    <p role="status" className={`actions ${styles.inSight}`}>
      {reason}
      {first <= nearest && (
        <Link className="btn btn-outline-secondary" to={hrefOf(address, first, nearest)} replace>
          Go to {verses}
        </Link>
      )}
    </p>
  );
}
