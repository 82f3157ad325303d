import { memoizeByObject } from '@/platform/values/memoizeByObject';
import { comparable, type CommandEntry, type CommandGroup, type Hit } from './commandIndex';
import type { Likelihood } from './referenceCommand';

/*
 * How well a row answers what was typed. Rows of different kinds are compared by their standing, rows of equal standing by the
 * score of the index.
 */

const OWN: ReadonlySet<CommandGroup> = new Set(['action', 'screen', 'setting', 'recent']);

/** Whether a hit is the app's own: what it is called is a command. */
export const isOwn = ({ group }: Pick<Hit, 'group'>): boolean => OWN.has(group);

/** What the screen itself does, before other screens of that word. */
const EXACT_ACTION = 101;
const EXACT_OWN = 100;
const EXACT = 75;
const BEGINNING = 60;
/** Above what begins like the verses of a reference, and below what begins with all that was typed. */
const NAMED_KIND = 64;
const OTHER_KIND = 48;
const NAME = 50;
/** A text that has the very words, and not only each of them. */
const PHRASE = 44;
const TEXT = 40;
const FUZZY = 20;

/** A passage that has the verse of a chapter and verse without a book: after one that begins with it. */
export const CONTAINING = 50;
/** Verses that share some with the typed reference. */
export const OVERLAPPING = 62;
/** A search that was asked for by its verb. */
export const ASKED_FOR = 95;

export const REFERENCE_STANDING: Readonly<Record<Likelihood, number>> = {
  sure: 90,
  abbreviation: 80,
  beginning: 65,
  part: 55,
  misspelt: 30,
};

/** Of equally good rows, those of short lists come before those of long ones. */
const WEIGHT: Readonly<Record<CommandGroup, number>> = {
  action: 1.6,
  screen: 1.5,
  setting: 1.5,
  recent: 1,
  passage: 1.2,
  prayer: 1.2,
  topic: 1.2,
  nugget: 0.9,
  quote: 0.8,
  link: 0.8,
};

/** Whether every word that was typed begins one of a text. */
const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => ` ${text}`.includes(` ${word}`));

interface Comparable {
  name: string;
  keywords: readonly string[];
  /** With the name; null until it is needed. */
  text: string | null;
}

/** The names of what was found, which every key that is pressed compares again. */
const comparableOf = memoizeByObject(({ label, keywords = [] }: CommandEntry): Comparable => ({
  name: comparable(label),
  keywords: keywords.map(comparable),
  text: null,
}));

function hasPhrase(entry: CommandEntry, typed: string): boolean {
  const its = comparableOf(entry);
  its.text ??= ` ${comparable(`${entry.label} ${entry.text ?? ''}`)}`;
  return its.text.includes(` ${typed}`);
}

function standingOf(typed: string, { group, entry }: Hit): number {
  const own = isOwn({ group });
  const { name, keywords } = comparableOf(entry);
  if (group === 'action' && name === typed) return EXACT_ACTION;
  if (own && (name === typed || keywords.includes(typed))) return EXACT_OWN;
  if (name === typed) return EXACT;
  const bonus = own ? 6 : 0;
  if (name.startsWith(typed)) return BEGINNING + bonus;
  // A quote has no name: its label is the beginning of its text.
  if (group !== 'quote' && hasAll(name, typed.split(' '))) return NAME + bonus;
  if (keywords.some((keyword) => keyword.startsWith(typed))) return NAME + bonus;
  return typed.includes(' ') && hasPhrase(entry, typed) ? PHRASE : TEXT;
}

/**
 * The standing of a hit, with its score as a fraction.
 * @param typed as `comparable`
 * @param kind whether a kind was named, as in 'quotes grace', and whether the hit is of that kind; null if none was
 */
export function hitStanding(typed: string, hit: Hit, kind: 'named' | 'other' | null): number {
  const own = isOwn(hit);
  const isWhole = comparableOf(hit.entry).name.split(' ').length === typed.split(' ').length;
  const plain = hit.isFuzzy ? FUZZY + (own ? 5 : 0) + (isWhole ? 2 : 0) : standingOf(typed, hit);
  const score = hit.score * WEIGHT[hit.group];
  const fraction = score / (score + 50) / 2;
  if (kind === 'named') return NAMED_KIND + (plain > PHRASE ? 1 : 0) + fraction;
  return (kind === 'other' ? Math.min(plain, OTHER_KIND) : plain) + fraction;
}
