import { Fragment, useMemo, useState } from 'react';
import { markDifferences } from '@/domain/compare/differences';
import { plainText, versesInRange } from '@/domain/bible/passageText';
import { translationOf, type TranslationCode } from '@/domain/bible/translations';
import type { TextEntry } from '@/store/bible/bibleText';
import { LoadError, Loading } from '@/ui/lists/LoadState';
import styles from './Compare.module.scss';

export interface ComparedText {
  translation: TranslationCode;
  text: TextEntry;
  retry: () => void;
}

interface ComparedVersesProps {
  reference: string;
  texts: readonly ComparedText[];
}

/** Verse by verse, each translation beside the other or, on a phone, below it; words that differ are marked. */
export function ComparedVerses({ reference, texts }: ComparedVersesProps) {
  const numbers = useMemo(() => verseNumbers(texts), [texts]);
  const [begun, setBegun] = useState(false);
  if (!begun && texts.every(({ text }) => text.status !== 'loading')) setBegun(true);
  // At first they come together: each would push the others down. One that is added later finds them there.
  if (!begun) return <Loading what={reference} />;
  return (
    <div className={styles.verses} data-columns={texts.length} role="region" aria-label={reference}>
      {texts.map(({ translation, text, retry }) => (
        <div key={translation} className={styles.head}>
          <h2>{translationOf(translation).shortName}</h2>
          {text.status === 'loading' && <p role="status">Loading…</p>}
          {text.status === 'missing' && <p className="muted">No text for {reference}.</p>}
          {text.status === 'error' && <LoadError message="Error loading verses" onRetry={retry} />}
        </div>
      ))}
      {numbers.map((number) => (
        <VerseRow key={number} number={number} texts={texts} />
      ))}
    </div>
  );
}

function verseNumbers(texts: readonly ComparedText[]): number[] {
  const all = texts.flatMap(({ text }) =>
    text.status === 'loaded' ? text.verses.map(({ verseNumber }) => verseNumber) : [],
  );
  return [...new Set(all)].sort((a, b) => a - b);
}

function VerseRow({ number, texts }: { number: number; texts: readonly ComparedText[] }) {
  const loaded = texts.filter(({ text }) => text.status === 'loaded');
  const written = loaded.map(({ text }) =>
    text.status === 'loaded' ? plainText(versesInRange(text.verses, number, number)) : '',
  );
  const key = written.join('\n');
  // Only what has changed is compared again: a chapter has up to 176 verses.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const marked = useMemo(() => markDifferences(written), [key]);
  return texts.map(({ translation }) => {
    const segments = marked[loaded.findIndex((other) => other.translation === translation)] ?? [];
    return (
      <p key={translation} className={styles.verse}>
        <span className={styles.name}>{translationOf(translation).shortName}</span>
        <sup>{number}</sup>
        {segments.length === 0 && <span className="muted">—</span>}
        {segments.map(({ text, differs }, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            {differs ? <mark>{text}</mark> : text}
          </Fragment>
        ))}
      </p>
    );
  });
}
