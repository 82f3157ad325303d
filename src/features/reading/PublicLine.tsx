import { Link } from 'react-router-dom';
import type { PassageRef, VerseSpan } from '@/bible/passage';
import { formatReference } from '@/bible/references/reference';
import { useAppSelector } from '@/data/store/hooks';
import { learnPath } from '@/routes/learnPath';
import { paths } from '@/routes/paths';
import { selectIsGuest } from '@/data/session/session';

interface PublicLineProps {
  /** The whole chapter. */
  chapter: PassageRef;
  /** The verses in the URL. */
  verses: VerseSpan | null;
}

/** Under a public chapter: what this app is, for whoever was sent a link and knows nothing of it. */
export function PublicLine({ chapter, verses }: PublicLineProps) {
  const guest = useAppSelector(selectIsGuest);
  if (!guest) return null;
  const reference = verses && formatReference({ ...chapter, ...verses });
  return (
    <p className="actions">
      <span className="muted">Bible Nuggets helps you to learn verses by heart.</span>
      {reference ? (
        <Link to={learnPath({ title: '', translation: chapter.translation, references: [reference] }, 1)}>
          {verses.endVerse > verses.startVerse ? 'Learn these verses' : 'Learn this verse'}
        </Link>
      ) : (
        <Link to={paths.sets}>Learn a verse</Link>
      )}
      <Link to={paths.browseBible}>Look around</Link>
    </p>
  );
}
