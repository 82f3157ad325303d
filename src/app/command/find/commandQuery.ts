import type { CommandGroup } from './commandIndex';
import { VERBS, type Verb } from './referenceCommand';

/** The words that may precede one of the person's own rows: `edit exams`. */
export type RowVerb = Verb | 'edit' | 'record' | 'archive';

/** The parts of a typed query, besides the words to find. */
export interface CommandQuery {
  /** The words to find, without those that say where to look. */
  keywords: string;
  /** The kind that was named: `quotes grace`. */
  group: CommandGroup | null;
  /** The search that was asked for: `search love`. */
  search: 'bible' | 'quotes' | null;
  /** What to do with the result. */
  verb: RowVerb | null;
  /** Whether a topic may be meant: `quotes about hope`. */
  isAbout: boolean;
  /** The phrase to search texts for. */
  phrase: string;
}

const FILLER = '(?: (?:for|about|on|by|of|in|from|with|to|the|my))*';

const QUOTE_SEARCH = new RegExp(
  `^(?:search|find|look (?:up|for))(?: in| through)?(?: my)? quotes?${FILLER} (.+)$`,
  'i',
);
const BIBLE_SEARCH = new RegExp(
  `^(?:bible search|(?:search|find|look)(?: in)?(?: the)? bible|search|find|look ?up|look for|where is|(?:what|where) does the bible (?:say|speak|talk))(?: (?:bible )?verses?)?${FILLER} (.+?)(?: in(?: the)? bible)?$`,
  'i',
);
const OPEN = /^(?:please )?(?:go ?to|go|open|show(?: me)?|view|see|take me to|launch|my) (?:the |my )?(.+)$/i;
const VERB_FIRST = /^(read|compare|copy|share) (.+)$/i;
/** Before these a kind may be named: `edit prayer exams`. */
const OWN_VERB_FIRST = /^(edit|record|archive) (.+)$/i;
export const OWN_VERBS: readonly (RowVerb | null)[] = ['edit', 'record', 'archive'];

const KINDS: readonly (readonly [words: string, group: CommandGroup])[] = [
  ['pray|prayers?', 'prayer'],
  ['quotes?|quotations?', 'quote'],
  ['nuggets?', 'nugget'],
  ['topics?', 'topic'],
  ['links?|websites?', 'link'],
  ['practi[sc]e|recall|learn|passages?|memory|memory verses?|(?:bible )?verses?', 'passage'],
];
/** The kind after the words to find: `love quotes`, `michael prayer`. */
const NAMED_LAST = KINDS.slice(0, -1).map(([words, group]) => ({
  group,
  pattern: new RegExp(`^(.+) (?:${words})$`, 'i'),
}));
const NAMED = KINDS.map(([words, group]) => ({
  group,
  pattern: new RegExp(`^(?:my )?(${words})(${FILLER}) (.+)$`, 'i'),
}));

const rest = (pattern: RegExp, typed: string): string | undefined => pattern.exec(typed)?.[1];

const verbOf = (word: string | undefined): Verb | null => VERBS.get(word?.toLowerCase() ?? '') ?? null;

/** The kind named next to the words to find. If two kinds are named, the last one counts: `prayer quotes`. */
function namedIn(typed: string): CommandQuery | null {
  const first = () => {
    for (const { group, pattern } of NAMED) {
      const [, kind, filler = '', keywords] = pattern.exec(typed) ?? [];
      const isAbout = / (?:about|on)$/i.test(filler);
      if (keywords !== undefined)
        return { keywords, group, verb: verbOf(kind), isAbout, phrase: keywords, search: null };
    }
    return null;
  };
  const last = () => {
    for (const { group, pattern } of NAMED_LAST) {
      const keywords = rest(pattern, typed);
      if (keywords === undefined || OPEN.test(typed)) continue;
      // 'lords prayer' may also be part of a text.
      return {
        keywords,
        group,
        verb: null,
        isAbout: false,
        phrase: group === 'prayer' ? typed : keywords,
        search: null,
      };
    }
    return null;
  };
  return typed.split(' ').length === 2 ? (last() ?? first()) : (first() ?? last());
}

/** Parses the verb or the kind before the words to find. */
export function parseCommandQuery(text: string): CommandQuery {
  const typed = text.trim().replace(/\s+/g, ' ');
  const lookingFor = (keywords: string, more: Partial<CommandQuery> = {}): CommandQuery => ({
    keywords,
    phrase: keywords,
    group: null,
    search: null,
    verb: null,
    isAbout: false,
    ...more,
  });
  const inQuotes = rest(QUOTE_SEARCH, typed);
  if (inQuotes !== undefined) return lookingFor(inQuotes, { search: 'quotes' });
  const inBible = rest(BIBLE_SEARCH, typed);
  // 'search quotes' is the name of a screen.
  if (inBible !== undefined && !/^(?:an? |the )?(?:quotes?|bible)$/i.test(inBible))
    return namedIn(inBible) ?? lookingFor(inBible, { search: 'bible' });
  const [, ownVerb, thing] = OWN_VERB_FIRST.exec(typed) ?? [];
  if (thing !== undefined)
    return {
      ...(namedIn(thing) ?? lookingFor(thing)),
      verb: OWN_VERBS.find((verb) => verb === ownVerb?.toLowerCase()) ?? null,
    };
  const named = namedIn(typed);
  if (named) return named;
  const [, verb, keywords] = VERB_FIRST.exec(typed) ?? [];
  if (keywords !== undefined) return lookingFor(keywords, { verb: verbOf(verb) });
  return lookingFor(rest(OPEN, typed) ?? typed);
}
