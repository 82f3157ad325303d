import { comparable, COMMAND_GROUPS, type CommandGroup, type Hit } from './find/commandIndex';
import { parseCommandQuery, type CommandQuery } from './find/commandQuery';
import { parseReferenceCommand, type ReferenceCommand, type Verb } from './find/referenceCommand';
import { queryRewrites } from './find/queryRewrites';
import { ASKED_FOR, CONTAINING, hitStanding, isOwn, OVERLAPPING, REFERENCE_STANDING } from './find/standing';
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
  /** The words by which it was found, as `folded`. */
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

/** Whether a row is only there because there is nothing better: a search that nobody asked for. */
export const isFallback = (result: CommandResult | undefined): boolean => result?.isFallback === true;

const PER_GROUP = 5;
const MAX_SUGGESTIONS = 4;

interface Row {
  title: string;
  command: Command;
  score: number;
  terms: readonly string[];
  /** Whether it is of another kind than was named. */
  isAside?: boolean;
}

const row = (title: string, command: Command, score: number, terms: readonly string[] = []): Row => ({
  title,
  command,
  score,
  terms,
});

/** What was found for what is typed, best first: by kinds, of which each begins with its best; at last, two searches. */
export function findCommands(text: string, library: SearchSources): CommandResultGroup[] {
  // It is the key of the list of keys.
  const typed = text.trim() === '?' ? 'keys' : text.trim();
  if (typed === '') return [];
  const query = parseCommandQuery(typed);
  const { rows: asTyped, reference } = answers(typed, query, library);
  let rows = asTyped;
  for (const reading of query.search ? [] : queryRewrites(typed)) {
    if (rows.length > 0) break;
    rows = answers(reading, parseCommandQuery(reading), library, AS_SPELT).rows;
  }
  return inGroups(merged([...rows, ...searchRows(query, reference, library.translation)]));
}

/** Not also words that are spelt nearly like those typed. */
const AS_SPELT: readonly boolean[] = [false];

/** All that answers what was typed, but for the searches, and the reference that it is or has. */
function answers(
  typed: string,
  query: CommandQuery,
  library: SearchSources,
  spellings: readonly boolean[] = [...AS_SPELT, true],
) {
  const reference = referenceIn(typed, query, library);
  const rows = [
    ...(reference ? referenceRows(reference, typed, query, library) : suggestions(typed, null, library, 0)),
    ...versesNumbered(typed, library),
    ...foundRows(typed, query, reference, library, spellings),
  ];
  return { rows, reference };
}

/** What was typed as a reference, or what follows a verb or a kind: `find jn 3:16`, `nuggets mt 6`. */
function referenceIn(
  typed: string,
  query: CommandQuery,
  { translation }: SearchSources,
): ReferenceCommand | null {
  const whole = query.search ? null : parseReferenceCommand(typed, translation);
  if (whole || query.words === typed) return whole;
  const part = parseReferenceCommand(query.words, translation);
  // A name may be that of a person: 'pray for ruth'.
  if (!part || (part.isBook && query.group !== null) || !HAS_VERSES.has(query.group)) return null;
  return { ...part, verb: part.verb ?? query.verb };
}

/** The kinds that are found by a reference. */
const HAS_VERSES: ReadonlySet<CommandGroup | null> = new Set([null, 'passage', 'nugget']);

/** The typed reference, what it may become, and the person's verses in it. */
function referenceRows(
  reference: ReferenceCommand,
  typed: string,
  { verb }: CommandQuery,
  library: SearchSources,
): Row[] {
  const { passages, nuggets } = library;
  const score = REFERENCE_STANDING[reference.likelihood];
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
    row(BIBLE, referenceRow(reference, passages, library), score),
    ...suggestions(typed, reference, library, score),
    ...own.map((each) => ({ ...each, command: withFirst(each.command, verb) })),
  ];
}

/** The person's passages that have the verse of a chapter and verse without a book: `23:4`. */
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
  library: SearchSources,
  score: number,
): Row[] {
  const { passages, translation } = library;
  const own = reference && nameOf(reference);
  return suggestReferences(typed, translation, MAX_SUGGESTIONS + 1)
    .filter((label) => label !== own)
    .slice(0, MAX_SUGGESTIONS)
    .flatMap((label, index) => {
      const suggested = parseReferenceCommand(label, translation);
      if (!suggested) return [];
      const command = referenceRow({ ...suggested, verb: reference?.verb ?? null }, passages, library);
      return [row(BIBLE, { ...command, label }, score - 0.1 * (index + 1))];
    });
}

/** What to search the texts for: a reference with a number by its full name, because 'jn 3 16' means 'John 3:16'. */
const wordsFor = (words: string, reference: ReferenceCommand | null): string => {
  if (!reference || reference.isBook) return words;
  const { range } = reference;
  return reference.isChapter ? nameOf(reference) : formatReference({ ...range, endVerse: range.startVerse });
};

/** The rows of the two indexes for all that was typed, and for what was typed after a verb. */
function foundRows(
  typed: string,
  query: CommandQuery,
  reference: ReferenceCommand | null,
  { own, data }: SearchSources,
  spellings: readonly boolean[],
): Row[] {
  const search = (words: string, group: CommandGroup | undefined, fuzzy: boolean) => [
    ...own.search(words, { group, fuzzy }),
    ...data.search(wordsFor(words, reference), { group, fuzzy }),
  ];
  const rowsFor = (words: string, hits: readonly Hit<Command>[], kinds: readonly CommandGroup[]): Row[] =>
    hits.map((hit) => {
      const canDo =
        query.verb !== null && hit.entry.actions.some(({ label }) => label.toLowerCase() === query.verb);
      const kind =
        kinds.length === 0 || (isOwn(hit) && canDo) ? null : kinds.includes(hit.group) ? 'named' : 'other';
      return {
        ...row(
          TITLES[hit.group],
          withFirst(hit.entry, query.verb),
          hitStanding(comparable(words), hit, kind),
          hit.terms,
        ),
        isAside: kind === 'other' && !isOwn(hit),
      };
    });
  // Verses in a reference with a number are listed as such.
  const isListed = ({ group }: Hit) =>
    reference?.isBook === false && (group === 'passage' || group === 'nugget');
  for (const fuzzy of spellings) {
    const all = search(typed, undefined, fuzzy).filter((hit) => !isListed(hit));
    const rest = query.words === typed || query.search ? [] : search(query.words, undefined, fuzzy);
    const alongside = query.verb === null && query.group ? ALONGSIDE[query.group] : undefined;
    const kinds = query.group ? [query.group, ...(alongside ?? [])] : [];
    const rows = [
      ...rowsFor(typed, all, []),
      ...rowsFor(
        query.words,
        rest.filter((hit) => !isListed(hit) && (!fuzzy || kinds.length === 0 || kinds.includes(hit.group))),
        kinds,
      ),
    ];
    // Other kinds have only a part of what was typed.
    if (reference || rows.some(({ isAside }) => !isAside)) return rows;
  }
  return [];
}

/** Kinds that are meant with another: 'nuggets grace' and 'verses on grace' are those of a topic. */
const ALONGSIDE: Partial<Record<CommandGroup, readonly CommandGroup[]>> = {
  nugget: ['topic'],
  passage: ['topic'],
};

/** A command that does first what the verb says, if it can do that. */
function withFirst(command: Command, verb: Verb | null): Command {
  const first = command.actions.find((step) => step.label.toLowerCase() === verb);
  if (!first || first === command.actions[0]) return command;
  return { ...command, actions: [first, ...command.actions.filter((step) => step !== first)] };
}

/** Every list ends with these: whatever was typed can be searched for in the Bible, and in the quotes. */
function searchRows(
  { phrase, search }: CommandQuery,
  reference: ReferenceCommand | null,
  translation: TranslationCode,
): Row[] {
  // 'find jn 3:16' wants to read it.
  const asked = reference?.isBook === false ? REFERENCE_STANDING.abbreviation : ASKED_FOR;
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

/** Each thing once, at its best, and verses once whatever is known of them: one row with all that can be done with it. */
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
        known.command.actions.every((step) => step.label !== label),
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

/** Before anything is typed: where one was, what this screen offers, and the screens. */
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
