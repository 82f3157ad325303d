import MiniSearch, { type Query } from 'minisearch';
import { indexToken, indexTokens, isCharacter, significant, spaced, typedWords } from './words';

/*
 * The search index of the command box, by MiniSearch. Rows are compared with the indexed ones, so that reloading a list
 * costs only the rows that changed.
 */

/** The kinds of results. */
export const COMMAND_GROUPS = [
  'recent',
  'action',
  'screen',
  'setting',
  'passage',
  'nugget',
  'quote',
  'prayer',
  'topic',
  'link',
] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

export interface CommandEntry {
  /** Unique in its group. */
  id: string;
  /** Shown, and most important for the rank. */
  label: string;
  /** Other names that people use. */
  keywords?: readonly string[];
  /** More text to search in. */
  text?: string;
}

export interface Hit<Entry extends CommandEntry = CommandEntry> {
  entry: Entry;
  group: CommandGroup;
  score: number;
  /** Whether the entry was found by fuzzy matching. */
  isFuzzy: boolean;
  /** The words of the entry that were found, as `indexToken` makes them. */
  terms: readonly string[];
}

interface Indexed<Entry> {
  entry: Entry;
  group: CommandGroup;
}

interface Searchable {
  key: string;
  label: string;
  keywords: string;
  text: string;
}

const searchable = (key: string, { label, keywords = [], text = '' }: CommandEntry): Searchable => ({
  key,
  label,
  keywords: keywords.join(' '),
  text,
});

export interface CommandIndex<Entry extends CommandEntry> {
  /**
   * Replaces the entries of a group. `afterEach` is awaited after each entry; it may yield to the page, or throw to
   * stop the update, and the next update continues from there.
   */
  update: (
    group: CommandGroup,
    entries: Iterable<Entry>,
    afterEach?: () => Promise<void> | undefined,
  ) => Promise<void>;
  /** As `update`, but synchronous. */
  set: (group: CommandGroup, entries: Iterable<Entry>) => void;
  /** The entries that have every typed word, best first. */
  search: (typed: string, options?: SearchOptions) => Hit<Entry>[];
}

interface SearchOptions {
  /** Searches only this group. */
  group?: CommandGroup | undefined;
  /** Also finds misspelt words. */
  fuzzy?: boolean;
}

/** A common word has very many hits; the best ones are enough to choose from. */
const MAX_HITS = 200;

/** A prefix must have this length to match in a text. Shorter ones match only in names, of which there are fewer. */
const MIN_PREFIX = 3;

const isNumber = (word: string) => /^\d/.test(word);

/** How many letters of a word may be wrong. */
const misspellings = (word: string): number =>
  isNumber(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;

/** The word with each pair of neighbouring letters swapped, because MiniSearch counts a swap as two wrong letters. */
const swaps = (word: string): string[] =>
  isNumber(word) || word.length < 4
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      );

/** The prefix that a word shares with its other forms: `missionary` and `missionaries`, `hymns` and `hymnary`. */
const stemOf = (word: string): string[] => {
  const stem = word.replace(/(?:ies|y|es|s|ing|ed)$/, '');
  return stem !== word && stem.length >= 4 ? [stem] : [];
};

const sameText = (a: CommandEntry, b: CommandEntry): boolean =>
  a.label === b.label && a.text === b.text && a.keywords?.join() === b.keywords?.join();

/**
 * Creates an empty index.
 * @param minPrefix the fewest letters that match as a prefix of a name
 */
export function createCommandIndex<Entry extends CommandEntry>(minPrefix = 2): CommandIndex<Entry> {
  const indexed = new Map<string, Indexed<Entry>>();
  // Rows are removed with `remove` and not with `discard`, because the clean-up after `discard` fails if rows are added
  // meanwhile.
  const search = new MiniSearch<Searchable>({
    idField: 'key',
    fields: ['label', 'keywords', 'text'],
    tokenize: indexTokens,
    // `indexTokens` has already normalized the words.
    processTerm: (term) => term,
    searchOptions: { combineWith: 'AND', boost: { label: 4, keywords: 3 }, maxFuzzy: 2 },
  });

  function put(group: CommandGroup, entry: Entry): string {
    const key = `${group} ${entry.id}`;
    const before = indexed.get(key)?.entry;
    indexed.set(key, { entry, group });
    if (before && sameText(before, entry)) return key;
    if (before) search.remove(searchable(key, before));
    search.add(searchable(key, entry));
    return key;
  }
  function removeOthers(group: CommandGroup, keys: ReadonlySet<string>): void {
    for (const [key, each] of indexed) {
      if (each.group !== group || keys.has(key)) continue;
      indexed.delete(key);
      search.remove(searchable(key, each.entry));
    }
  }
  const queryFor = (word: string, fuzzy: boolean): Query => ({
    queries: fuzzy ? [word, ...stemOf(word), ...swaps(word)] : [word],
    combineWith: 'OR',
    tokenize: (text) => [text],
    // Not in texts, because a long text nearly always has a similar word.
    ...((fuzzy || (word.length < MIN_PREFIX && !isCharacter(word))) && { fields: ['label', 'keywords'] }),
    prefix: isNumber(word) ? word.includes(':') : word.length >= minPrefix,
    fuzzy: (term) => fuzzy && term === word && misspellings(word),
  });

  return {
    update: async (group, entries, afterEach) => {
      const keys = new Set<string>();
      for (const entry of entries) {
        keys.add(put(group, entry));
        await afterEach?.();
      }
      removeOthers(group, keys);
    },
    set: (group, entries) => removeOthers(group, new Set([...entries].map((entry) => put(group, entry)))),
    search: (typed, { group, fuzzy = false } = {}) => {
      const words = significant(typedWords(typed));
      if (words.length === 0) return [];
      const results = search.search(
        { combineWith: 'AND', queries: words.map((word) => queryFor(word, fuzzy)) },
        group && { filter: ({ id }) => indexed.get(String(id))?.group === group },
      );
      return results.slice(0, MAX_HITS).flatMap(({ id, score, terms }) => {
        const found = indexed.get(String(id));
        return found ? [{ ...found, score, terms, isFuzzy: fuzzy }] : [];
      });
    },
  };
}

/** The letters, digits and emoji of a text, its words separated by single spaces, to compare the typed text with a name. */
export const comparable = (text: string): string =>
  spaced(indexToken(text))
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}\p{RI}:]+/gu, ' ')
    .trim();
