import MiniSearch, { type Query } from 'minisearch';
import { indexToken, significant, typedWords, indexTokens } from './words';

/*
 * What the command box searches in, by MiniSearch. Rows are compared with what is indexed, so that a list that is loaded again
 * costs only what has changed in it.
 */

/** The kinds of what can be found. */
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
  /** Unique within its group. */
  id: string;
  /** Shown, and most important for the rank. */
  label: string;
  /** What else people call it. */
  keywords?: readonly string[];
  /** Further words to search in. */
  text?: string;
}

export interface Hit<Entry extends CommandEntry = CommandEntry> {
  entry: Entry;
  group: CommandGroup;
  score: number;
  /** Whether a word had to be read as another that is spelt nearly like it. */
  isFuzzy: boolean;
  /** The words of the entry that were found, as `folded`. */
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
   * Makes the entries of a group those given. `afterEach` is awaited after each entry, and may let the page respond or, by an
   * exception, stop; the next update goes on from there.
   */
  update: (
    group: CommandGroup,
    entries: Iterable<Entry>,
    afterEach?: () => Promise<void> | undefined,
  ) => Promise<void>;
  /** As `update`, at once. */
  set: (group: CommandGroup, entries: Iterable<Entry>) => void;
  /** The entries that have every word of what was typed, best first. */
  search: (typed: string, options?: SearchOptions) => Hit<Entry>[];
}

interface SearchOptions {
  /** Only this group. */
  group?: CommandGroup | undefined;
  /** Also words that are spelt nearly like those typed. */
  fuzzy?: boolean;
}

/** Of common words the best matches are enough to choose from. */
const MAX_HITS = 200;

/** From this length the beginning of a word finds it in a text. Shorter ones find it in a name only, where they are fewer. */
const MIN_PREFIX = 3;

const isNumber = (word: string) => /^\d/.test(word);

/** How many letters of a word may be wrong. */
const misspellings = (word: string): number =>
  isNumber(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;

/** A word with two neighbouring letters swapped, which MiniSearch counts as two that are wrong. */
const swaps = (word: string): string[] =>
  isNumber(word) || word.length < 4
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      );

/** The beginning that a word has in its other forms: `missionary` and `missionaries`, `hymns` and `hymnary`. */
const stemOf = (word: string): string[] => {
  const stem = word.replace(/(?:ies|y|es|s|ing|ed)$/, '');
  return stem !== word && stem.length >= 4 ? [stem] : [];
};

const sameText = (a: CommandEntry, b: CommandEntry): boolean =>
  a.label === b.label && a.text === b.text && a.keywords?.join() === b.keywords?.join();

/**
 * An empty index.
 * @param minPrefix the fewest letters that find a name that begins with them
 */
export function createCommandIndex<Entry extends CommandEntry>(minPrefix = 2): CommandIndex<Entry> {
  const indexed = new Map<string, Indexed<Entry>>();
  // Rows are removed at once, and not discarded: MiniSearch's clean-up of those fails where rows are added meanwhile.
  const search = new MiniSearch<Searchable>({
    idField: 'key',
    fields: ['label', 'keywords', 'text'],
    tokenize: indexTokens,
    // `wordsOf` has done it.
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
    // In a long text there is always a word that is spelt nearly like another.
    ...((fuzzy || word.length < MIN_PREFIX) && { fields: ['label', 'keywords'] }),
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

/** The letters and numbers of a text with one space between, to compare what is typed with a name. */
export const comparable = (text: string): string =>
  indexToken(text)
    .replace(/[^\p{L}\p{N}:]+/gu, ' ')
    .trim();
