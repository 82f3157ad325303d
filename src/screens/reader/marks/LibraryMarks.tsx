import { useEffect } from 'react';
import type { ChapterRef } from '@/domain/bible/passage';
import {
  chapterKey,
  marksByVerse,
  nuggetMark,
  passageMark,
  type LibraryIndex,
  type LibraryMark,
  type MarkKind,
} from '@/domain/library/libraryIndex';
import type { Prayer } from '@/domain/prayers/prayer';
import type { CachedLibrary } from '@/store/library/cachedLibrary';
import { useLibrary } from './useLibrary';
import { useTextIndex } from './useTextIndex';
import './libraryMarks.scss';

/** What is marked at a verse, and the signs that stand for it. */
export interface VerseMarksAt {
  signs: string;
  marks: readonly LibraryMark[];
}

/** What is marked in a chapter, by verse. */
export type MarksIn = (chapter: ChapterRef) => ReadonlyMap<number, VerseMarksAt>;

const SIGNS: Readonly<Record<MarkKind, string>> = { memory: '◆', nugget: '★', quote: '❝', prayer: '♥' };

/** Each chapter's marks are found once: the same map comes back as long as the library is the same. */
function marksOf({ passagesIn, nuggetsIn }: CachedLibrary, texts: LibraryIndex): MarksIn {
  const known = new Map<string, ReadonlyMap<number, VerseMarksAt>>();
  const find = (chapter: ChapterRef, key: string) => {
    const marks = [
      ...passagesIn(chapter).map(passageMark),
      ...nuggetsIn(chapter).map(nuggetMark),
      ...(texts.get(key) ?? []),
    ];
    return new Map(
      [...marksByVerse(marks)].map(([verse, at]) => [
        verse,
        { marks: at, signs: [...new Set(at.map(({ kind }) => SIGNS[kind]))].join('\n') },
      ]),
    );
  };
  return (chapter) => {
    const key = chapterKey(chapter);
    const found = known.get(key) ?? find(chapter, key);
    known.set(key, found);
    return found;
  };
}

const NO_QUOTES: CachedLibrary['quotes'] = [];
const NO_PRAYERS: readonly Prayer[] = [];

/**
 * Knows which verses are memorised, nuggets, quoted or prayed over (16.1), from the lists that are loaded or cached: nothing
 * is asked for. Rendered beside the text and never in its way; a chapter that is turned to finds its marks at once.
 */
export function LibraryMarks({ onMarks }: { onMarks: (marksIn: MarksIn) => void }) {
  const library = useLibrary();
  const texts = useTextIndex(library?.quotes ?? NO_QUOTES, library?.prayers ?? NO_PRAYERS);
  useEffect(() => {
    if (library) onMarks(marksOf(library, texts));
  }, [library, texts, onMarks]);
  return null;
}
