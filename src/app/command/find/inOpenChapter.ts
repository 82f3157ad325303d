import type { ChapterRef } from '@/bible/passage';
import { formatChapter } from '@/bible/references/reference';

/** `verse 28`, `go to verse 28`, `go to 28`, `v28-30`, `copy verse 28`. */
const VERSE =
  /^(?:(read|copy|compare|share|practi[sc]e) )?(?:(?:go ?to|jump to|show(?: me)?|open) )?(?:verses?|vv?\.?) ?(\d+(?: ?(?:-|–|to) ?\d+)?)$/i;
const GO_TO = /^(?:go ?to|jump to) (\d+(?: ?(?:-|–|to) ?\d+)?)$/i;

/** A verse without a chapter, as a reference to the chapter that is open; anything else as it was typed. */
export function inOpenChapter(typed: string, openChapter: ChapterRef | null): string {
  if (!openChapter) return typed;
  const [, verb, named] = VERSE.exec(typed) ?? [];
  const verses = named ?? GO_TO.exec(typed)?.[1];
  if (verses === undefined) return typed;
  return `${verb ? `${verb} ` : ''}${formatChapter(openChapter)}:${verses}`;
}
