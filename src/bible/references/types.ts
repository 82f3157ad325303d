import type { AppendLetter, ChapterRef } from '../passage';
import type { TranslationCode } from '../translations';
import type { Range } from './ranges';

/** The context of a text. */
export interface ReadContext {
  /**
   * The kind of text: `text` is prose that may contain references; in a `list` every line should be one, and anything else is reported;
   * a `field` is for typing a single reference, of which parts may be missing.
   */
  as: 'text' | 'list' | 'field';
  /** The translation of what names none. Without one, the verses of all translations are taken. */
  translation?: TranslationCode | undefined;
  /** The chapter that is read, for `3:16` and `verse 16` in a field. */
  openChapter?: ChapterRef | undefined;
}

/** A reference that was read. */
export interface ReadReference {
  /** Its position: `text.slice(start, end)`. */
  start: number;
  end: number;
  /** Its line, from 1. */
  line: number;
  /** One for each chapter. Of a chapter as a whole there is no `startVerse`. */
  ranges: readonly [Range, ...Range[]];
  /** The translation that is named with it; null for none. One that is named in two is two references. */
  translation: TranslationCode | null;
  /** The letter after its last verse: `16a`. */
  letter: AppendLetter;
  /** In a field: the typed end of a range if the chapter has no such verse, '99'. */
  noVerse?: string;
}

/** A part of a text that was not read. */
export interface Unparsed {
  start: number;
  end: number;
  line: number;
  text: string;
  /** Why, in words to show. */
  reason: string;
  /** `words` are beside references that were read. */
  kind: 'reference' | 'words';
}

export interface ParsedText {
  references: readonly ReadReference[];
  /** Empty for a `text`, where words are expected. */
  unparsed: readonly Unparsed[];
}
