import { useEffect, useRef, useState } from 'react';
import { chunked } from '@/platform/scheduling/yieldToMain';
import type { ChapterRef } from '@/bible/passage';
import { chapterKey } from '@/bible/references/reference';
import {
  indexed,
  marksByVerse,
  nuggetMark,
  passageMark,
  prayerEntries,
  quoteEntries,
  type Entry,
  type LibraryIndex,
  type LibraryMark,
} from '../model/libraryIndex';
import { SYMBOLS } from '../model/symbols';
import type { CachedLibrary } from './cachedLibrary';
import { useLibrary } from './useLibrary';
import './libraryMarks.scss';

/** The marks of a verse, the symbols for them, and a description of the symbols. */
export interface VerseMarksAt {
  annotations: string;
  annotationLabel: string;
  marks: readonly LibraryMark[];
}

/** The marks of a chapter, by verse. */
export type MarksIn = (chapter: ChapterRef) => ReadonlyMap<number, VerseMarksAt>;

/** The marks of one verse, with each symbol once. */
function annotate(marks: readonly LibraryMark[]): VerseMarksAt {
  const kinds = [...new Set(marks.map(({ kind }) => kind))].map((kind) => SYMBOLS[kind]);
  return {
    marks,
    annotations: kinds.map(([symbol]) => symbol).join('\n'),
    annotationLabel: kinds.map(([, annotationLabel]) => annotationLabel).join(', '),
  };
}

/** Finds the marks of a chapter once: the same map is returned until the library changes. */
function marksOf({ passagesIn, nuggetsIn }: CachedLibrary, texts: LibraryIndex): MarksIn {
  const byChapter = new Map<string, ReadonlyMap<number, VerseMarksAt>>();
  const find = (chapter: ChapterRef, key: string) => {
    const marks = [
      ...passagesIn(chapter).map(passageMark),
      ...nuggetsIn(chapter).map(nuggetMark),
      ...(texts.get(key) ?? []),
    ];
    return new Map([...marksByVerse(marks)].map(([verse, at]) => [verse, annotate(at)]));
  };
  return (chapter) => {
    const key = chapterKey(chapter);
    const found = byChapter.get(key) ?? find(chapter, key);
    byChapter.set(key, found);
    return found;
  };
}

const EMPTY: LibraryIndex = new Map();

/**
 * The verses that quotes and prayers mention, by chapter. Indexed in chunks; until that is done, the previous index is
 * returned.
 */
function useTextIndex({ quotes, prayers }: Partial<CachedLibrary>): LibraryIndex {
  const [index, setIndex] = useState(EMPTY);
  // The references found in each text, so that a change in one text does not parse all others again.
  const known = useRef<ReadonlyMap<string, readonly Entry[]>>(new Map());
  useEffect(() => {
    const abort = new AbortController();
    const build = async () => {
      const yieldIfDue = chunked(abort.signal);
      const read = new Map<string, readonly Entry[]>();
      for (const quote of quotes ?? []) {
        const key = `quote ${quote.quoteId} ${quote.text ?? ''}`;
        read.set(key, known.current.get(key) ?? (await quoteEntries(quote, yieldIfDue)));
        await yieldIfDue();
      }
      for (const prayer of prayers ?? []) {
        const { prayerId, title, details, archived } = prayer;
        const key = `prayer ${prayerId} ${String(archived)} ${title}\n${details}`;
        read.set(key, known.current.get(key) ?? (await prayerEntries(prayer, yieldIfDue)));
        await yieldIfDue();
      }
      abort.signal.throwIfAborted();
      known.current = read;
      const entries = [...read.values()].flat();
      setIndex(entries.length === 0 ? EMPTY : indexed(entries));
    };
    // It rejects only if it is aborted.
    build().catch(() => undefined);
    return () => abort.abort();
  }, [quotes, prayers]);
  return index;
}

/**
 * Finds which verses are memorised, nuggets, quoted or prayed over, from the lists that are loaded or cached. Renders
 * nothing, so that the text never waits for it.
 */
export function LibraryMarks({ onMarks }: { onMarks: (marksIn: MarksIn) => void }) {
  const library = useLibrary();
  const texts = useTextIndex(library ?? {});
  useEffect(() => {
    if (library) onMarks(marksOf(library, texts));
  }, [library, texts, onMarks]);
  return null;
}
