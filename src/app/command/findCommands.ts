import { comparable, COMMAND_GROUPS, type CommandGroup, type Hit } from './find/commandIndex';
import { OWN_VERBS, parseCommandQuery, type CommandQuery, type RowVerb } from './find/commandQuery';
import { inOpenChapter } from './find/inOpenChapter';
import { parseReferenceCommand, VERBS, type ReferenceCommand } from './find/referenceCommand';
import { queryRewrites } from './find/queryRewrites';
import { ASKED_FOR, CONTAINING, hitScore, isOwn, OVERLAPPING, REFERENCE_SCORE } from './find/score';
import type { MemoryPassage } from '@/features/memory/model/memoryPassage';
import type { TranslationCode } from '@/bible/translations';
import { formatReference } from '@/bible/references/reference';
import { suggestReferences } from '@/bible/references/referenceSuggestions';
import { searchPath } from '@/features/search/searchPaths';
import { nuggetCommand, passageCommand } from './rows/commandsOf';
import type { Command, SearchSources } from './rows/commandTypes';
import { nameOf, overlapping, practiseBookRow, referenceRow } from './rows/referenceCommands';

export interface CommandResult {
  key: string;
  command: Command;
  /** The words by which it was found, as `indexToken` makes them. */
  terms: readonly string[];
  isFallback: boolean;
}

export interface CommandResultGroup {
  title: string;
  results: readonly CommandResult[];
}

const TITLES: Readonly<Record<CommandGroup, string>> = {
  recent: 'Recent places',
  action: 'On this screen',
  screen: 'Screens',
  setting: 'Settings',
  passage: 'Memory passages',
  nugget: 'Nuggets',
  quote: 'Quotes',
  prayer: 'Prayers',
  topic: 'Topics',
  link: 'Links',
};
const BIBLE = 'Bible';
const SEARCHES = 'Search';

/** Whether a row is only a fallback: a search that was not asked for. */
export const isFallback = (result: CommandResult | undefined): boolean => result?.isFallback === true;

const PER_GROUP = 5;
const MAX_SUGGESTIONS = 4;

interface Row {
  title: string;
  command: Command;
  score: number;
  terms: readonly string[];
  /** Whether the query names a kind and this row is of another. */
  isAside?: boolean;
}

const row = (title: string, command: Command, score: number, terms: readonly string[] = []): Row => ({
  title,
  command,
  score,
  terms,
});

/** The results for a query in groups by kind, best first; at the end, two searches. */
export function findCommands(text: string, sources: SearchSources): CommandResultGroup[] {
  // '?' is the key that opens the list of keys.
  const typed = text.trim() === '?' ? 'keys' : inOpenChapter(text.trim(), sources.openChapter);
  if (typed === '') return [];
  const query = parseCommandQuery(typed);
  const { rows: asTyped, reference } = answers(typed, query, sources);
  let rows = asTyped;
  for (const reading of query.search ? [] : queryRewrites(typed)) {
    if (rows.length > 0) break;
    rows = answers(reading, parseCommandQuery(reading), sources, EXACT_SPELLING).rows;
  }
  return inGroups(merged([...rows, ...searchRows(query, reference, sources.translation)]));
}

/** Exact spelling only. */
const EXACT_SPELLING: readonly boolean[] = [false];

/** All rows for the query except the searches, and the reference in it. */
function answers(
  typed: string,
  query: CommandQuery,
  sources: SearchSources,
  spellings: readonly boolean[] = [...EXACT_SPELLING, true],
) {
  const reference = referenceIn(typed, query, sources);
  const rows = [
    ...(reference ? referenceRows(reference, typed, query, sources) : suggestions(typed, null, sources, 0)),
    ...versesNumbered(typed, sources),
    ...foundRows(typed, query, reference, sources, spellings),
  ];
  return { rows, reference };
}

/** The whole query as a reference, or the part after a verb or a kind: `find jn 3:16`, `nuggets mt 6`. */
function referenceIn(
  typed: string,
  query: CommandQuery,
  { translation }: SearchSources,
): ReferenceCommand | null {
  const whole = query.search ? null : parseReferenceCommand(typed, translation);
  if (whole || query.keywords === typed) return whole;
  const part = parseReferenceCommand(query.keywords, translation);
  // A book's name may also be a person's: 'pray for ruth'.
  if (!part || (part.isBook && query.group !== null) || !HAS_VERSES.has(query.group)) return null;
  return { ...part, verb: part.verb ?? VERBS.get(query.verb ?? '') ?? null };
}

/** The kinds that can be found by a reference. */
const HAS_VERSES: ReadonlySet<CommandGroup | null> = new Set([null, 'passage', 'nugget']);

/** The typed reference, its possible completions, and the person's own verses in it. */
function referenceRows(
  reference: ReferenceCommand,
  typed: string,
  { verb }: CommandQuery,
  sources: SearchSources,
): Row[] {
  const { passages, nuggets } = sources;
  const score = REFERENCE_SCORE[reference.likelihood];
  const book =
    reference.isBook && reference.verb === 'practise' ? practiseBookRow(reference, passages) : null;
  const own = reference.isBook
    ? []
    : [
        ...overlapping(reference.range, passages).map((passage) =>
          row(TITLES.passage, passageCommand(passage), OVERLAPPING),
        ),
        ...overlapping(reference.range, nuggets)
          .slice(0, PER_GROUP)
          .map((nugget) => row(TITLES.nugget, nuggetCommand(nugget), OVERLAPPING)),
      ];
  return [
    ...(book ? [row(BIBLE, book, score + 1)] : []),
    row(BIBLE, referenceRow(reference, passages, sources), score),
    ...suggestions(typed, reference, sources, score),
    ...own.map((each) => ({ ...each, command: withFirst(each.command, verb) })),
  ];
}

/** The person's passages that contain a chapter and verse typed without a book: `23:4`. */
function versesNumbered(typed: string, { passages }: SearchSources): Row[] {
  const [, chapter, verse] = /^(\d+)[:.](\d+)(?:-\d+)?$/.exec(typed) ?? [];
  if (chapter === undefined) return [];
  const has = ({ chapter: own, startVerse, endVerse }: MemoryPassage) =>
    own === Number(chapter) && startVerse <= Number(verse) && Number(verse) <= endVerse;
  return passages.filter(has).map((passage) => row(TITLES.passage, passageCommand(passage), CONTAINING));
}

/** The references that Go To Passage would suggest. */
function suggestions(
  typed: string,
  reference: ReferenceCommand | null,
  sources: SearchSources,
  score: number,
): Row[] {
  const { passages, translation } = sources;
  const own = reference && nameOf(reference);
  return suggestReferences(typed, translation, MAX_SUGGESTIONS + 1)
    .filter((label) => label !== own)
    .slice(0, MAX_SUGGESTIONS)
    .flatMap((label, index) => {
      const suggested = parseReferenceCommand(label, translation);
      if (!suggested) return [];
      const command = referenceRow({ ...suggested, verb: reference?.verb ?? null }, passages, sources);
      return [row(BIBLE, { ...command, label }, score - 0.1 * (index + 1))];
    });
}

/** The phrase to search texts for; a reference with a number by its full name, because 'jn 3 16' means 'John 3:16'. */
const queryFor = (keywords: string, reference: ReferenceCommand | null): string => {
  if (!reference || reference.isBook) return keywords;
  const { range } = reference;
  return reference.isChapter ? nameOf(reference) : formatReference({ ...range, endVerse: range.startVerse });
};

/** The rows of the two indexes for the whole query, and for the part after a verb. */
function foundRows(
  typed: string,
  query: CommandQuery,
  reference: ReferenceCommand | null,
  { own, data }: SearchSources,
  spellings: readonly boolean[],
): Row[] {
  const search = (keywords: string, group: CommandGroup | undefined, fuzzy: boolean) => [
    ...own.search(keywords, { group, fuzzy }),
    ...data.search(queryFor(keywords, reference), { group, fuzzy }),
  ];
  const rowsFor = (keywords: string, hits: readonly Hit<Command>[], kinds: readonly CommandGroup[]): Row[] =>
    hits.map((hit) => {
      const canDo =
        query.verb !== null && hit.entry.actions.some(({ label }) => label.toLowerCase() === query.verb);
      const kind =
        kinds.length === 0 || (isOwn(hit) && canDo) ? null : kinds.includes(hit.group) ? 'named' : 'other';
      // 'edit mem' does not mean the screen that is called so.
      const lacksVerb = keywords !== typed && OWN_VERBS.includes(query.verb) && !canDo;
      return {
        ...row(
          TITLES[hit.group],
          withFirst(hit.entry, query.group === 'quote' && hit.group === 'topic' ? 'quotes' : query.verb),
          hitScore(comparable(keywords), hit, kind ?? (lacksVerb ? 'other' : null)),
          hit.terms,
        ),
        isAside: kind === 'other' && !isOwn(hit),
      };
    });
  // Verses are already listed by their reference, if it has a number.
  const isListed = ({ group }: Hit) =>
    reference?.isBook === false && (group === 'passage' || group === 'nugget');
  for (const fuzzy of spellings) {
    const all = search(typed, undefined, fuzzy).filter((hit) => !isListed(hit));
    const rest = query.keywords === typed || query.search ? [] : search(query.keywords, undefined, fuzzy);
    const alongside = query.verb === null && query.group ? ALONGSIDE[query.group] : undefined;
    const topics: readonly CommandGroup[] = query.group === 'quote' && query.isAbout ? ['topic'] : [];
    const kinds = query.group ? [query.group, ...(alongside ?? []), ...topics] : [];
    const rows = [
      ...rowsFor(typed, all, []),
      ...rowsFor(
        query.keywords,
        rest.filter((hit) => !isListed(hit) && (!fuzzy || kinds.length === 0 || kinds.includes(hit.group))),
        kinds,
      ),
    ];
    // Rows of other kinds match only a part of the query.
    if (reference || rows.some(({ isAside }) => !isAside)) return rows;
  }
  return [];
}

/** Kinds that also answer for another kind: 'nuggets grace' and 'verses on grace' mean those of a topic. */
const ALONGSIDE: Partial<Record<CommandGroup, readonly CommandGroup[]>> = {
  nugget: ['topic'],
  passage: ['topic'],
};

/** A command with the action of the verb first, if it has that action. */
function withFirst(command: Command, verb: RowVerb | 'quotes' | null): Command {
  const first = command.actions.find((action) => action.label.toLowerCase() === verb);
  if (!first || first === command.actions[0]) return command;
  return { ...command, actions: [first, ...command.actions.filter((action) => action !== first)] };
}

/** The last rows of every result: a search for the query in the Bible, and in the quotes. */
function searchRows(
  { phrase, search }: CommandQuery,
  reference: ReferenceCommand | null,
  translation: TranslationCode,
): Row[] {
  // 'find jn 3:16' means to read it.
  const asked = reference?.isBook === false ? REFERENCE_SCORE.abbreviation : ASKED_FOR;
  const bible: Command = {
    id: 'bible',
    label: `Search the Bible for “${phrase}”`,
    actions: [
      {
        label: 'Go',
        target: {
          to: searchPath({ phrase, group: 'both', book: 'All', translations: [translation] }),
        },
      },
    ],
  };
  const quotes: Command = {
    id: 'quotes',
    label: `Search quotes for “${phrase}”`,
    actions: [{ label: 'Go', target: { searchQuotes: phrase } }],
  };
  return [
    row(SEARCHES, bible, search === 'bible' ? asked : search === 'quotes' ? -1 : 0),
    row(SEARCHES, quotes, search === 'quotes' ? asked : -1),
  ];
}

/**
 * Merges duplicates: each thing once, with its best score, and rows about the same verses into one with all their
 * actions.
 */
function merged(rows: readonly Row[]): Row[] {
  const byKey = new Map<string, Row>();
  for (const each of rows.toSorted((a, b) => b.score - a.score)) {
    const { command } = each;
    const [{ target }] = command.actions;
    const key = command.verses ?? ('to' in target ? target.to : `${each.title} ${command.id}`);
    const known = byKey.get(key);
    if (!known) byKey.set(key, each);
    else if (command.verses !== undefined) {
      const more = command.actions.filter(({ label }) =>
        known.command.actions.every((action) => action.label !== label),
      );
      byKey.set(key, {
        ...known,
        command: { ...known.command, actions: [...known.command.actions, ...more] },
      });
    }
  }
  return [...byKey.values()].sort((a, b) => b.score - a.score);
}

function inGroups(rows: readonly Row[]): CommandResultGroup[] {
  const groups = new Map<string, CommandResult[]>();
  for (const { title, command, terms, score } of rows) {
    const results = groups.get(title) ?? [];
    groups.set(title, results);
    if (results.length < PER_GROUP)
      results.push({ key: `${title} ${command.id}`, command, terms, isFallback: score <= 0 });
  }
  return [...groups].map(([title, results]) => ({ title, results }));
}

/** Groups with verses of the Bible below the references, or at the end: no row that was there before gives way to them. */
export function withVerses(
  groups: readonly CommandResultGroup[],
  verses: readonly CommandResult[],
): readonly CommandResultGroup[] {
  if (verses.length === 0) return groups;
  if (!groups.some(({ title }) => title === BIBLE)) return [...groups, { title: BIBLE, results: verses }];
  return groups.map(({ title, results }) => ({
    title,
    results: title === BIBLE ? [...results, ...verses] : results,
  }));
}

/** The results for an empty query: recent pages, the actions of this screen, and the screens. */
export const offeredCommands = (
  own: readonly { group: CommandGroup; commands: readonly Command[] }[],
): CommandResultGroup[] =>
  COMMAND_GROUPS.flatMap((group) => {
    const commands = own.find((each) => each.group === group)?.commands ?? [];
    const title = TITLES[group];
    const results = commands
      .filter(({ isFoundOnly }) => !isFoundOnly)
      .slice(0, group === 'action' ? Infinity : 2 * PER_GROUP)
      .map((command) => ({ key: `${title} ${command.id}`, command, terms: [], isFallback: false }));
    return results.length > 0 ? [{ title, results }] : [];
  });
