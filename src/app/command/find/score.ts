import { memoizeByObject } from '@/platform/values/memoizeByObject';
import { comparable, type CommandEntry, type CommandGroup, type Hit } from './commandIndex';
import type { Likelihood } from './referenceCommand';

/*
 * How well a row answers the query, as a score. It compares rows of different kinds; rows with equal scores are ordered
 * by MiniSearch's score.
 */

const OWN: ReadonlySet<CommandGroup> = new Set(['action', 'screen', 'setting', 'recent']);

/** Whether a hit is part of the app, and not of the person's data: its name is a command. */
export const isOwn = ({ group }: Pick<Hit, 'group'>): boolean => OWN.has(group);

/** An action of the current screen, which comes before other screens with the same name. */
const EXACT_ACTION = 101;
const EXACT_OWN = 100;
const EXACT = 75;
const BEGINNING = 60;
/** Above rows that begin like the verses of a reference, below those that begin with the whole query. */
const NAMED_KIND = 64;
const OTHER_KIND = 48;
const NAME = 50;
/** A text that contains the query as a phrase, not only each of its words. */
const PHRASE = 44;
const TEXT = 40;
const FUZZY = 20;

/** A passage that contains the verse of a chapter and verse without a book; after one that begins with it. */
export const CONTAINING = 50;
/** Verses that overlap the typed reference. */
export const OVERLAPPING = 62;
/** A search that was asked for by its verb. */
export const ASKED_FOR = 95;

export const REFERENCE_SCORE: Readonly<Record<Likelihood, number>> = {
  sure: 90,
  abbreviation: 80,
  beginning: 65,
  part: 55,
  misspelt: 30,
};

/** Weights that put rows of short lists before equally good rows of long ones. */
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

/** Whether every word is the beginning of a word in the text. */
const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => ` ${text}`.includes(` ${word}`));

interface Comparable {
  name: string;
  keywords: readonly string[];
  /** The name and the text; null until it is needed. */
  text: string | null;
}

/** The normalized names of entries, cached because every key press compares them again. */
const comparableOf = memoizeByObject(({ label, keywords = [] }: CommandEntry): Comparable => ({
  name: comparable(label),
  keywords: keywords.map(comparable),
  text: null,
}));

function hasPhrase(entry: CommandEntry, typed: string): boolean {
  const compared = comparableOf(entry);
  compared.text ??= ` ${comparable(`${entry.label} ${entry.text ?? ''}`)}`;
  return compared.text.includes(` ${typed}`);
}

function scoreOf(typed: string, { group, entry }: Hit): number {
  const own = isOwn({ group });
  const { name, keywords } = comparableOf(entry);
  if (own && (name === typed || keywords.includes(typed)))
    return group === 'action' ? EXACT_ACTION : EXACT_OWN;
  if (name === typed) return EXACT;
  const bonus = own ? 6 : 0;
  if (name.startsWith(typed)) return BEGINNING + bonus;
  // A quote has no name: its label is the beginning of its text.
  if (group !== 'quote' && hasAll(name, typed.split(' '))) return NAME + bonus;
  if (keywords.some((keyword) => keyword.startsWith(typed))) return NAME + bonus;
  return typed.includes(' ') && hasPhrase(entry, typed) ? PHRASE : TEXT;
}

/**
 * The score of a hit, with MiniSearch's score as the fraction.
 * @param typed as `comparable` makes it
 * @param kind whether the query names a kind ('quotes grace') and the hit is of that kind or another; null if it names
 * none
 */
export function hitScore(typed: string, hit: Hit, kind: 'named' | 'other' | null): number {
  const own = isOwn(hit);
  const isWhole = comparableOf(hit.entry).name.split(' ').length === typed.split(' ').length;
  const plain = hit.isFuzzy ? FUZZY + (own ? 5 : 0) + (isWhole ? 2 : 0) : scoreOf(typed, hit);
  const score = hit.score * WEIGHT[hit.group];
  const fraction = score / (score + 50) / 2;
  if (kind === 'named') return NAMED_KIND + (plain >= EXACT ? 2 : plain > PHRASE ? 1 : 0) + fraction;
  return (kind === 'other' ? Math.min(plain, OTHER_KIND) : plain) + fraction;
}
