import { Fragment, useMemo, useState } from 'react';
import { markDifferences } from '../model/differences';
import { plainText, versesInRange } from '@/bible/passageText';
import { translationOf, type TranslationCode } from '@/bible/translations';
import type { TextEntry } from '@/bible/text/textCache';
import { LoadError, Loading } from '@/ui/feedback/LoadState';
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

/** Verse by verse, the translations side by side or, on a phone, one below the other; words that differ are marked. */
export function ComparedVerses({ reference, texts }: ComparedVersesProps) {
  const numbers = useMemo(() => verseNumbers(texts), [texts]);
  const [hasLoaded, setHasLoaded] = useState(false);
  if (!hasLoaded && texts.every(({ text }) => text.status !== 'loading')) setHasLoaded(true);
  // The first texts are shown together, or each would push the others down.
  if (!hasLoaded) return <Loading what={reference} />;
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
  const loaded = texts.flatMap(({ translation, text }) =>
    text.status === 'loaded'
      ? [{ translation, words: plainText(versesInRange(text.verses, number, number)) }]
      : [],
  );
  const words = loaded.map((each) => each.words);
  const key = words.join('\n');
  // Compared again only when its words change, because a chapter has up to 176 verses.
  // oxlint-disable-next-line react/exhaustive-deps
  const marked = useMemo(() => markDifferences(words), [key]);
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
