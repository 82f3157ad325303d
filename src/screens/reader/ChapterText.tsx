import { Link } from 'react-router-dom';
import { formatChapter } from '@/domain/references/reference';
import { MAX_VERSES_SHOWN } from '@/domain/bible/passage';
import { isInSpan } from '@/domain/bible/verseSelection';
import { translationOf } from '@/domain/bible/translations';
import type { TextEntry } from '@/store/bible/bibleText';
import { Empty, LoadError, Loading } from '@/ui/lists/LoadState';
import { PassageText } from '@/ui/text/PassageText';
import type { BadVerse, ReaderAddress } from './address/readerAddress';

interface ChapterTextProps {
  address: ReaderAddress;
  text: TextEntry;
  highlighted: ReadonlySet<number>;
  signs: ReadonlyMap<number, { signs: string }> | undefined;
  onRetry: () => void;
}

/** The chapter's verses, or their loading, error or missing state. */
export function ChapterText({ address, text, highlighted, signs, onRetry }: ChapterTextProps) {
  if (text.status === 'loading') {
    return (
      <div className="scripture">
        <Loading what={formatChapter(address)} />
      </div>
    );
  }
  if (text.status === 'error') return <LoadError message="Error loading verses" onRetry={onRetry} />;
  if (text.status === 'missing') {
    return (
      <Empty
        message={`The ${translationOf(address.translation).shortName} has no text for ${formatChapter(address)}.`}
      >
        <p className="muted">Choose another translation to read this chapter.</p>
      </Empty>
    );
  }
  const { marked } = address;
  return (
    <>
      {marked && !text.verses.some(({ verseNumber }) => isInSpan(marked, verseNumber)) && (
        <p role="status">
          This translation has no verse {marked.startVerse} here; the chapter is shown from its beginning.
        </p>
      )}
      {text.verses.length >= MAX_VERSES_SHOWN && (
        <p role="status">This text goes on; the first {MAX_VERSES_SHOWN} verses are shown.</p>
      )}
      <PassageText verses={text.verses} highlighted={highlighted} marked={marked} signs={signs} reachable />
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
