import { useEffect, useMemo } from 'react';
import type { ChapterRef } from '@/domain/bible/passage';
import {
  chapterKey,
  indexed,
  marksByVerse,
  nuggetEntries,
  passageEntries,
  prayerEntries,
  quoteEntries,
  type LibraryIndex,
  type LibraryMark,
  type MarkKind,
} from '@/domain/library/libraryIndex';
import { yieldToMain } from '@/device/yieldToMain';
import { useAppSelector } from '@/store/core/hooks';
import { selectNuggets } from '@/store/nuggets/nuggets';
import { selectPassages } from '@/store/passages/passages';
import { selectPrayers } from '@/store/prayers/prayers';
import { selectQuotes } from '@/store/quotes/quotes';
import './libraryMarks.scss';

/** What is marked at a verse, and the signs that stand for it. */
export interface VerseMarksAt {
  signs: string;
  marks: readonly LibraryMark[];
}

/** What is marked in a chapter, by verse. */
export type MarksIn = (chapter: ChapterRef) => ReadonlyMap<number, VerseMarksAt>;

const SIGNS: Readonly<Record<MarkKind, string>> = { memory: '◆', nugget: '★', quote: '❝', prayer: '♥' };

/** Each chapter's marks are found once: the same map comes back as long as the index is the same. */
function marksBy(index: LibraryIndex): MarksIn {
  const known = new Map<string, ReadonlyMap<number, VerseMarksAt>>();
  return (chapter) => {
    const key = chapterKey(chapter);
    const found =
      known.get(key) ??
      new Map(
        [...marksByVerse(index.get(key) ?? [])].map(([verse, marks]) => [
          verse,
          { marks, signs: [...new Set(marks.map(({ kind }) => SIGNS[kind]))].join('\n') },
        ]),
      );
    known.set(key, found);
    return found;
  };
}

/** Texts that are searched for references before the page has its turn. */
const TEXTS_AT_ONCE = 50;

/**
 * Knows which verses are memorised, nuggets, quoted or prayed over (16.1), from the lists that are there: nothing is asked
 * for. Rendered beside the text and never in its way; a chapter that is turned to finds its marks in the index.
 */
export function LibraryMarks({ onMarks }: { onMarks: (marksIn: MarksIn) => void }) {
  const passages = useAppSelector(selectPassages);
  const nuggets = useAppSelector(selectNuggets);
  const quotes = useAppSelector(selectQuotes);
  const prayers = useAppSelector(selectPrayers);
  const ranges = useMemo(() => [...passageEntries(passages), ...nuggetEntries(nuggets)], [passages, nuggets]);
  useEffect(() => {
    let wanted = true;
    onMarks(marksBy(indexed(ranges)));
    const texts = [
      ...quotes.map((quote) => () => quoteEntries(quote)),
      ...prayers.map((prayer) => () => prayerEntries(prayer)),
    ];
    const addTexts = async () => {
      const entries = [...ranges];
      for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE) {
        await yieldToMain();
        if (!wanted) return;
        for (const entriesOf of texts.slice(at, at + TEXTS_AT_ONCE)) entries.push(...entriesOf());
      }
      if (texts.length > 0) onMarks(marksBy(indexed(entries)));
    };
    void addTexts();
    return () => {
      wanted = false;
    };
  }, [ranges, quotes, prayers, onMarks]);
  return null;
}
