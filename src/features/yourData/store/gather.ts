import type { ListName } from '@/data/define/list';
import { rangeKey } from '@/bible/references/reference';
import { textsByChapter } from '@/bible/text/textsByChapter';
import { versesText } from '@/bible/passageText';
import { isGuest } from '@/data/session/users';
import type { RecallEntry } from '@/features/memory/model/public';
import { weakWords } from '@/features/memory/public';
import { isoDay } from '@/platform/values/dates';
import { groupBy } from '@/platform/values/groupBy';
import { isBlank, outOf } from '@/platform/values/text';
import { lettersOf } from '../model/account';
import type { Step } from '../model/source';
import { FORMAT, VERSION, type FileLists, type FileRow, type Library } from '../model/formats/libraryFile';
import { loadWithTexts, recallOf, type Owner } from './account';
import { storedOf } from './deviceSettings';

export interface GatherOptions {
  owner: Owner;
  /** The time of the export. */
  now: Date;
  signal: AbortSignal;
  step: Step;
  /** Called with the name of the list being loaded. */
  onProgress: (what: string) => void;
}

/**
 * All data of a user: the server's lists, the waiting writes, and the data that only this device has.
 * @throws ApiError if a list can neither be loaded nor is cached, because an export must be complete
 */
export async function gatherLibrary({
  owner,
  now,
  signal,
  step,
  onProgress,
}: GatherOptions): Promise<Library> {
  const { user } = owner;
  const cachedAt: Record<string, number> = {};
  const invalidRows: FileRow<'unread'>[] = [];
  let missing = 0;
  const load = async <List extends ListName>(list: List) => {
    onProgress(NAMES[list] ?? list);
    const {
      rows,
      cachedAt: at,
      invalidRows: invalid,
      invalidRowCount,
    } = await loadWithTexts(list, owner, signal);
    invalidRows.push(...invalid.map((row) => ({ list, row })));
    missing += invalidRowCount;
    if (at !== undefined) cachedAt[list] = at;
    signal.throwIfAborted();
    return rows;
  };
  const topics = await load('topics');
  const passages = await load('passages');
  const overrides = await load('overrides');
  const nuggets = await load('nuggets');
  const quotes = await load('quotes');
  // A guest has no prayers, and may not request them.
  const prayers = isGuest(user) ? [] : await load('prayers');
  const sessions = isGuest(user) ? [] : await load('sessions');
  const plan = await load('plan');
  const links = await load('links');
  const history = await load('history');
  const recall = await recallOf(user);
  const topicNames = new Map(topics.map(({ id, name }) => [id, name]));
  const letterOf = lettersOf(passages, overrides);
  const wordings = new Map(overrides.map(({ passageId, text }) => [passageId, text]));
  const lists: FileLists = {
    topics,
    passages: await mapped(passages, step, (row) => ({
      ...row,
      appendLetter: letterOf(row.passageId),
      ownText: wordings.get(row.passageId) ?? '',
    })),
    nuggets: await mapped(nuggets, step, (row) => ({ ...row, topics: row.topics.map(({ name }) => name) })),
    quotes: await mapped(quotes, step, ({ quoteId, text, topicIds }) => ({
      quoteId,
      text: text ?? '',
      topics: topicIds.flatMap((id) => topicNames.get(id) ?? []),
    })),
    prayers,
    prayerSessions: sessions,
    reading: plan,
    links: links.map(({ key, label, action }) => ({ key, label, action })),
    practiceHistory: history,
    recall,
    weakWords: weakWordsOf(recall, isoDay(now)),
    waiting: await waitingOf(owner),
    unread: invalidRows,
  };
  const head = { format: FORMAT, version: VERSION, exportedAt: now.toISOString(), user } as const;
  const offline = { cachedAt, ...(missing > 0 && { missing }) };
  return { head: { ...head, server: window.location.origin, ...offline, ...storedOf(user) }, lists };
}

/** The rows in the form of the file, in pieces. */
async function mapped<Row, InFile>(
  rows: readonly Row[],
  step: Step,
  map: (row: Row) => InFile,
): Promise<InFile[]> {
  const all: InFile[] = [];
  for (const row of rows) {
    all.push(map(row));
    await step();
  }
  return all;
}

/** The name of a list while it is loaded. */
const NAMES: Readonly<Partial<Record<ListName, string>>> = {
  passages: 'memory passages',
  overrides: 'own wordings',
  sessions: 'prayer sessions',
  plan: 'readings',
  history: 'practice history',
};

function weakWordsOf(recall: readonly RecallEntry[], today: string): FileRow<'weakWords'>[] {
  return [...groupBy(recall.map((entry) => [entry.passageId, entry] as const))].flatMap(
    ([passageId, entries]) => {
      const words = weakWords(entries, today).map(({ key, weakness }) => ({ word: key, weakness }));
      return words.length > 0 ? [{ passageId, words }] : [];
    },
  );
}

async function waitingOf({ user, engine }: Owner): Promise<FileRow<'waiting'>[]> {
  const { outbox, subjects } = await engine.ready();
  return (await outbox.refresh()).flatMap(({ user: owner, write, at, refused }) =>
    owner === user && write
      ? [
          {
            what: subjects.bind(write)?.label(() => undefined) ?? write.kind,
            at,
            kind: write.kind,
            payload: { ...write.payload },
            ...(refused !== undefined && { refused }),
          },
        ]
      : [],
  );
}

/**
 * The texts of the passages that have no custom text, for Anki; blank if the server has none, and missing if it could not
 * be had in two attempts.
 * @param onProgress gets the number of loaded texts, and of all
 */
export async function passageTexts(
  { lists }: Library,
  { owner, signal, onProgress }: Pick<GatherOptions, 'owner' | 'signal' | 'onProgress'>,
): Promise<ReadonlyMap<number, string>> {
  const texts = new Map<number, string>();
  const wanted = lists.passages.filter(({ ownText }) => isBlank(ownText));
  const byRange = groupBy(wanted.map((row) => [rangeKey(row), row.passageId] as const));
  const progress = () => onProgress(`texts for Anki, ${outOf(texts.size, wanted.length)}`);
  const load = async () => {
    const missing = wanted.filter(({ passageId }) => !texts.has(passageId));
    await textsByChapter(owner.engine.as(owner.user, { signal }), missing, (ref, verses) => {
      const text = versesText(verses);
      for (const id of byRange.get(rangeKey(ref)) ?? []) texts.set(id, text);
      progress();
    });
  };
  progress();
  await load();
  await load();
  return texts;
}
