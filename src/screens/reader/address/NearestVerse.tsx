import { Link } from 'react-router-dom';
import type { BadVerse } from './readerAddress';

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
