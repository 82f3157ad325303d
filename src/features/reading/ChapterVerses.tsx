import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { MAX_VERSES_SHOWN } from '@/bible/passage';
import { isInSpan } from '@/bible/verseSelection';
import { PassageText } from '@/bible/controls/PassageText';
import type { BadVerse } from './readerAddress';

type ChapterVersesProps = Pick<
  ComponentProps<typeof PassageText>,
  'verses' | 'marked' | 'highlighted' | 'signs'
>;

/** The chapter's verses, below what has to be said about them. */
export function ChapterVerses(props: ChapterVersesProps) {
  const { verses, marked } = props;
  return (
    <>
      {marked && !verses.some(({ verseNumber }) => isInSpan(marked, verseNumber)) && (
        <p role="status">
          This translation has no verse {marked.startVerse} here; the chapter is shown from its beginning.
        </p>
      )}
      {verses.length >= MAX_VERSES_SHOWN && (
        <p role="status">This text goes on; the first {MAX_VERSES_SHOWN} verses are shown.</p>
      )}
      <PassageText {...props} reachable />
    </>
  );
}

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
