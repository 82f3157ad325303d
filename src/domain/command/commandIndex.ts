/** The groups of the command box's results. */
export const COMMAND_GROUPS = [
  'recent',
  'action',
  'screen',
  'passage',
  'nugget',
  'quote',
  'prayer',
  'topic',
  'link',
] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

export interface CommandEntry {
  /** Unique within its group. */
  id: string;
  /** Shown, and most important for the rank. */
  label: string;
  /** Further words to search in. */
  text?: string;
}

/** The indexed entries of one group. */
export interface IndexPart<Entry extends CommandEntry = CommandEntry> {
  group: CommandGroup;
  entries: readonly Entry[];
  /** All entries as one text in which every word has a space before it. */
  haystack: string;
  /** The index in `haystack` at which each entry begins. */
  starts: readonly number[];
}

/** Ends the label of an entry, and the entry. */
const LABEL_END = '\t';
const ENTRY_END = '\n';

/** Lowercase words separated by spaces, without accents, apostrophes and punctuation: `3:16` becomes two words. */
export function folded(text: string): string {
  // Normalising is slow, and almost all text is plain ASCII.
  const plain = /[^ -~\s]/.test(text) ? text.normalize('NFKD').replace(/\p{M}+/gu, '') : text;
  return plain
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Builds a part entry by entry, so that the caller can yield to the page while building a large one. */
export function createPartBuilder<Entry extends CommandEntry>(group: CommandGroup) {
  const entries: Entry[] = [];
  const starts: number[] = [];
  const texts: string[] = [];
  let length = 0;
  return {
    add(entry: Entry): void {
      const text = ` ${folded(entry.label)}${LABEL_END} ${entry.text === undefined ? '' : folded(entry.text)}${ENTRY_END}`;
      entries.push(entry);
      starts.push(length);
      texts.push(text);
      length += text.length;
    },
    part: (): IndexPart<Entry> => ({ group, entries, starts, haystack: texts.join('') }),
  };
}

/** Builds a part without interruption. */
export function partOf<Entry extends CommandEntry>(
  group: CommandGroup,
  entries: readonly Entry[],
): IndexPart<Entry> {
  const builder = createPartBuilder<Entry>(group);
  for (const entry of entries) builder.add(entry);
  return builder.part();
}

export interface Hit<Entry extends CommandEntry = CommandEntry> {
  entry: Entry;
  score: number;
}

export interface HitGroup<Entry extends CommandEntry = CommandEntry> {
  group: CommandGroup;
  /** Best first. */
  hits: readonly Hit<Entry>[];
}

/** The scores of a word by where it matches. */
const LABEL_BEGINNING = 8;
const LABEL_WORD = 5;
const TEXT_WORD = 2;
const WHOLE_WORD = 2;
const WHOLE_QUERY = 4;
/** Of equally good matches, short and few entries come before long and many ones. */
const GROUP_BONUS: Readonly<Record<CommandGroup, number>> = {
  recent: 3,
  action: 3,
  screen: 2.5,
  passage: 2,
  prayer: 1.5,
  topic: 1.5,
  nugget: 1,
  quote: 0.5,
  link: 0.5,
};
/** For a very common word, the first matches are enough to choose from. */
const MAX_MATCHES = 3000;

const TAB = 9;
const SPACE = 32;

/** The score of a word in one entry; 0 if no word of it begins so. `needle` is the word with a space before it. */
function wordScore(label: string, rest: string, needle: string): number {
  const isWhole = (text: string, at: number) => {
    const next = text.charCodeAt(at + needle.length);
    return Number.isNaN(next) || next === SPACE || next === TAB;
  };
  const inLabel = label.indexOf(needle);
  if (inLabel >= 0)
    return (inLabel === 0 ? LABEL_BEGINNING : LABEL_WORD) + (isWhole(label, inLabel) ? WHOLE_WORD : 0);
  const inText = rest.indexOf(needle);
  return inText < 0 ? 0 : TEXT_WORD + (isWhole(rest, inText) ? WHOLE_WORD : 0);
}

function scoreOf(text: string, needles: readonly string[], query: string): number {
  const labelEnd = text.indexOf(LABEL_END);
  const label = text.slice(0, labelEnd);
  const rest = text.slice(labelEnd + 1);
  let sum = 0;
  for (const needle of needles) {
    const score = wordScore(label, rest, needle);
    if (score === 0) return 0;
    sum += score;
  }
  const whole = needles.length > 1 && label.includes(query) ? WHOLE_QUERY : 0;
  // Of two equally good labels, the shorter one is probably meant.
  return sum / needles.length + whole - Math.min(1, label.length / 200);
}

/** The index of the last start that is at most `at`. */
function entryAt(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The entries of a part that matched a query, in their order. */
interface Matches {
  needles: readonly string[];
  indexes: readonly number[];
}

/** The last complete matches of each part: typing on only narrows them down. */
const lastMatches = new WeakMap<IndexPart, Matches>();

const isNarrower = (needles: readonly string[], known: Matches): boolean =>
  known.needles.every((before) => needles.some((needle) => needle.startsWith(before)));

/** The entries that may match, in their order: the matches of the query that this one narrows, or of its rarest word. */
function* candidates(part: IndexPart, needles: readonly string[]): Generator<number> {
  const known = lastMatches.get(part);
  if (known && isNarrower(needles, known)) {
    yield* known.indexes;
    return;
  }
  const { haystack, starts } = part;
  // The longest word is probably the rarest.
  const rarest = needles.reduce((a, b) => (b.length > a.length ? b : a));
  for (let at = haystack.indexOf(rarest); at >= 0;) {
    const index = entryAt(starts, at);
    yield index;
    at = haystack.indexOf(rarest, (starts[index + 1] ?? haystack.length) - 1);
  }
}

function searchPart<Entry extends CommandEntry>(
  part: IndexPart<Entry>,
  words: readonly string[],
  limit: number,
): Hit<Entry>[] {
  const { group, entries, starts, haystack } = part;
  const needles = words.map((word) => ` ${word}`);
  const query = ` ${words.join(' ')}`;
  const best: Hit<Entry>[] = [];
  const indexes: number[] = [];
  for (const index of candidates(part, needles)) {
    if (indexes.length === MAX_MATCHES) return best;
    const end = starts[index + 1] ?? haystack.length;
    const entry = entries[index];
    const score = scoreOf(haystack.slice(starts[index], end - 1), needles, query);
    if (!entry || score === 0) continue;
    indexes.push(index);
    const hit = { entry, score: score + GROUP_BONUS[group] };
    const place = best.findIndex((other) => other.score < hit.score);
    if (place >= 0) best.splice(place, 0, hit);
    else if (best.length < limit) best.push(hit);
    if (best.length > limit) best.pop();
  }
  lastMatches.set(part, { needles, indexes });
  return best;
}

/**
 * The entries in which every word of a query begins a word, ignoring case, accents and punctuation; at most `limit` of
 * each group. Groups are sorted by their best entry, equal entries by their order. A query without words finds nothing.
 */
export function searchIndex<Entry extends CommandEntry>(
  parts: readonly IndexPart<Entry>[],
  typed: string,
  limit: number,
): HitGroup<Entry>[] {
  const words = [...new Set(folded(typed).split(' '))].filter((word) => word !== '');
  if (words.length === 0) return [];
  return parts
    .map((part) => ({ group: part.group, hits: searchPart(part, words, limit) }))
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0));
}
