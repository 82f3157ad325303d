import { Link } from 'react-router-dom';
import { MAX_VERSES_SHOWN, type ChapterRef, type Verse, type VerseSpan } from '@/bible/passage';
import type { BadVerse, ReaderUrl } from './readerUrl';
import styles from './ChapterNotes.module.scss';

interface ChapterNotesProps {
  verses: readonly Verse[];
  /** Verses in the URL that this translation does not have. */
  absent: VerseSpan | null;
}

/** Notices about the verses of a chapter. */
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
  /** The first verse is still marked if only the end of a range does not exist. */
  url: ReaderUrl;
  hrefOf: (chapter: ChapterRef, verse: number, to: number) => string;
}

/** Says that the chapter has no such verse, and links to the nearest one, or to the existing part of the range. */
export function NearestVerse({ badVerse: { reason, nearest }, url, hrefOf }: NearestVerseProps) {
  const first = url.highlightedRange?.startVerse ?? nearest;
  const verses = first < nearest ? `verses ${first}-${nearest}` : `verse ${nearest}`;
  return (
    <p role="status" className={`actions ${styles.inSight}`}>
      {reason}
      {first <= nearest && (
        <Link className="btn btn-outline-secondary" to={hrefOf(url, first, nearest)} replace>
          Go to {verses}
        </Link>
      )}
    </p>
  );
}
