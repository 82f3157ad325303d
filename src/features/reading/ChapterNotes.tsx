import { Link } from 'react-router-dom';
import { MAX_VERSES_SHOWN, type Verse, type VerseSpan } from '@/bible/passage';
import type { BadVerse } from './readerAddress';

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
  hrefOf: (verse: number) => string;
}

/** Says that the chapter has no such verse, and links to the nearest one. */
export const NearestVerse = ({ badVerse: { reason, nearest }, hrefOf }: NearestVerseProps) => (
  <p role="status" className="actions">
    {reason}
    <Link className="btn btn-outline-secondary" to={hrefOf(nearest)} replace>
      Go to verse {nearest}
    </Link>
  </p>
);
