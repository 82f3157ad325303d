import { BOOKS } from '@/bible/books';
import type { PassageRef } from '@/bible/passage';
import type { Range } from '@/bible/references/readReferences';
import { isTranslationCode, TRANSLATIONS, type TranslationCode } from '@/bible/translations';
import { verseCount } from '@/bible/versification';

/** The translation of what names none. */
export const FALLBACK: TranslationCode = 'kjv';

const codeOf = (name: string): TranslationCode => {
  const code = TRANSLATIONS.find(({ shortName }) => shortName === name)?.code ?? name.toLowerCase();
  if (!isTranslationCode(code)) throw new Error(`No translation ${name}`);
  return code;
};

/** Every verse of a reference that is written out, `John 3:16-17 ESV`, or of a chapter, `John 3`; each by itself. */
export function versesOf(label: string): string[] {
  const match = /^(.+?) (\d+)(?::(\d+)(?:-(\d+))?)?(?: ([A-Z]+\d*))?$/.exec(label);
  const book = BOOKS.find(({ longName }) => longName === match?.[1]);
  if (!match || !book) throw new Error(`Not written out: ${label}`);
  const [, , chapter, first, last = first, name] = match;
  const code = name === undefined ? FALLBACK : codeOf(name);
  const end = last === undefined ? (verseCount(code, book.bookName, Number(chapter)) ?? 0) : Number(last);
  const start = first === undefined ? 1 : Number(first);
  return Array.from({ length: end - start + 1 }, (_, index) =>
    [code, book.bookName, chapter, start + index].join(' '),
  );
}

/** The verses of a range in a translation. */
export function versesOfRange(range: Range, translation: TranslationCode): string[] {
  const { bookName, chapter } = range;
  const [start, end] =
    'startVerse' in range
      ? [range.startVerse, range.endVerse]
      : [1, verseCount(translation, bookName, chapter) ?? 0];
  return Array.from({ length: end - start + 1 }, (_, index) =>
    [translation, bookName, chapter, start + index].join(' '),
  );
}

export const versesOfPassage = (ref: PassageRef): string[] => versesOfRange(ref, ref.translation);

/** The same words for the same verses, in whatever order: `kjv john 3: 16 17`. */
export function asSet(verses: readonly string[]): string {
  const chapters = new Map<string, Set<number>>();
  for (const verse of verses) {
    const at = verse.lastIndexOf(' ');
    const chapter = verse.slice(0, at);
    chapters.set(chapter, (chapters.get(chapter) ?? new Set()).add(Number(verse.slice(at + 1))));
  }
  return [...chapters]
    .map(([chapter, numbers]) => `${chapter}: ${[...numbers].sort((a, b) => a - b).join(' ')}`)
    .sort()
    .join('; ');
}
