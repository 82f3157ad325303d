import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { formatChapter } from '@/domain/references/reference';
import { translationOf } from '@/domain/bible/translations';
import type { TextEntry } from '@/store/bible/bibleText';
import { Empty, LoadError, Loading } from '@/ui/lists/LoadState';
import { PassageText } from '@/ui/text/PassageText';
import type { ReaderAddress } from './readerAddress';

interface ChapterTextProps {
  address: ReaderAddress;
  text: TextEntry;
  highlighted: ReadonlySet<number>;
  onRetry: () => void;
}

/** The chapter's verses once they are there; the verse of the address is brought into view. */
export function ChapterText({ address, text, highlighted, onRetry }: ChapterTextProps) {
  const { verse } = address;
  const loaded = text.status === 'loaded';
  const place = `${address.translation}/${formatChapter(address)}`;
  // Who asks for the verse of this address once more has read on, and wants it back in view.
  const { key: visit } = useLocation();
  useEffect(() => {
    if (!loaded || verse === null) return;
    const target = document.getElementById(`v${verse}`);
    target?.scrollIntoView({ block: 'center' });
    target?.classList.add('arrived');
  }, [loaded, verse, place, visit]);

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
  return (
    <>
      {verse !== null && !text.verses.some(({ verseNumber }) => verseNumber === verse) && (
        <p role="status">
          This translation has no verse {verse} here; the chapter is shown from its beginning.
        </p>
      )}
      <PassageText verses={text.verses} highlighted={highlighted} />
    </>
  );
}
