import * as v from 'valibot';
import type { UserData } from '../../api/schema';
import type { Outcome, Waiting } from './page';
import { SLOW_MS, type Attempt } from './proxy';
import { CHAPTERS_PRESSED, type Kind, type Own } from './writes';

export interface Made {
  kind: Kind;
  token: string;
  own: Own;
  outcome: Outcome;
  /** When its outcome was awaited, by the true clock in epoch milliseconds; absent if the page was left at once. */
  at?: number;
  /** Of a reading: which chapter. */
  chapter?: string;
}

export interface Row {
  kind: string;
  made: number;
  /** Success was shown, but it is not in the database and the user is not asked about it. */
  lost: number;
  doubled: number;
  /** Rows of one page in another order than they were made in, or a newer value overwritten by an older one. */
  disordered: number;
  /** Nothing was shown, and it is not in the database. */
  silent: number;
  /** The server dated it more than a minute after it was made, although no call was disturbed meanwhile. */
  late: number;
  /** The user is asked about it at the end. */
  asked: number;
  /** Each fault, with everything that the network did to its calls. */
  faults: string[];
}

/** The outcome of each write, by kind. Views and readings are counted by the calls that reached the proxy. */
export function resultsOf(
  pages: readonly (readonly Made[])[],
  data: UserData,
  waiting: readonly Waiting[],
  attempts: readonly Attempt[],
  owns: readonly Own[],
): Row[] {
  const kinds = [...new Set(pages.flat().map(({ kind }) => kind))];
  const rows = kinds.map((kind): Row => {
    const row = emptyRow(kind.name);
    for (const page of pages) {
      const writes = page.filter((each) => each.kind === kind && each.outcome !== 'not written');
      const there = writes.map((each) => kind.count(data, each.token, each.own));
      const lastSuccess = writes.findLastIndex(({ outcome }) => outcome === 'success');
      row.made += writes.length;
      writes.forEach((write, index) => {
        const { token, own, outcome } = write;
        const count = there[index] ?? 0;
        const asked = waiting.some(({ command }) => command.includes(`${token}"`));
        // A write that a later one of the same page replaced is not checked.
        const gone =
          count === 0 && !asked && !(kind.replaces && index !== lastSuccess) && !kind.replaced?.has(token);
        if (asked) row.asked += 1;
        const before = faultsIn(row);
        if (gone && outcome === 'success') {
          const replaced = kind.replaces && there.some((each, at) => each > 0 && at < index);
          if (replaced) row.disordered += 1;
          else if (!(kind.replaces && there.some((each) => each > 0))) row.lost += 1;
        }
        if (gone && outcome === 'unsaid' && !kind.silent) row.silent += 1;
        if (count > 1) row.doubled += count - 1;
        if (count > 0 && kind.name === 'session' && isLate(write, data, attempts)) row.late += 1;
        if (faultsIn(row) > before)
          row.faults.push(
            `${token} said ${outcome}: ${told(attempts, (call) => isCallOf({ kind, token, own }, call))}`,
          );
      });
    }
    return row;
  });
  return [
    ...rows.filter(({ kind }) => kind !== 'box' && kind !== 'reading'),
    boxesOf(data, attempts),
    viewsOf(data, attempts),
    readingsOf(pages.flat(), data, waiting, attempts),
    sessionOrder(data, owns),
  ];
}

const emptyRow = (kind: string): Row => ({
  kind,
  made: 0,
  lost: 0,
  doubled: 0,
  disordered: 0,
  silent: 0,
  late: 0,
  asked: 0,
  faults: [],
});

const A_MINUTE_MS = 60_000;
/** A session or a reading may be late if one of these calls was disturbed: those of its queue, and of the list that it needs. */
const CALLS_OF_DATED = [
  'add_prayer_session',
  'get_prayer_sessions',
  'update_reading_plan',
  'get_all_reading_plan_progress',
];
const isDisturbed = ({ endpoint, fault }: Attempt): boolean =>
  CALLS_OF_DATED.includes(endpoint) && fault !== 'none' && fault !== 'delay';

/** Whether the call that reached the server came more than a minute after the write was made, for no reason. */
function isOverdue(madeAt: number, reachedAt: number, attempts: readonly Attempt[]): boolean {
  if (reachedAt - madeAt <= A_MINUTE_MS) return false;
  return !attempts.some(
    (call) => isDisturbed(call) && call.epochMs > madeAt - A_MINUTE_MS && call.epochMs < reachedAt,
  );
}

/** Whether the server has dated a session later than in the minute after it was made. */
function isLate({ token, at }: Made, data: UserData, attempts: readonly Attempt[]): boolean {
  const session = data.prayerSessions.find(({ note }) => note === token);
  if (!session || at === undefined) return false;
  return isOverdue(at, Date.parse(session.dateTime.replace(' ', 'T')), attempts);
}

const boxWrite = v.object({ passage: v.object({ passageId: v.number(), frequencyDays: v.number() }) });

/** Checks that each passage is in the box of the last call, so that no earlier call overtook it. */
function boxesOf(data: UserData, attempts: readonly Attempt[]): Row {
  const last = new Map<number, number>();
  for (const { endpoint, body, reached } of attempts) {
    if (endpoint !== 'update_passage' || !reached) continue;
    const { passage } = v.parse(boxWrite, JSON.parse(body));
    last.set(passage.passageId, passage.frequencyDays);
  }
  const row = emptyRow('box');
  row.made = last.size;
  for (const [id, box] of last) {
    if (data.memoryPassages.find(({ passageId }) => passageId === id)?.box === box) continue;
    row.disordered += 1;
    row.faults.push(
      `passage ${id} is not in box ${box}: ${told(attempts, ({ body }) => body.includes(`"passageId":${id},`))}`,
    );
  }
  return row;
}

/**
 * A view of a page whose clock is ahead is sent with the server's time, which the page knows only to within some
 * seconds.
 */
const SERVER_TIME_MS = 5_000;

/** Checks that the server has the latest view of each passage that was sent. */
function viewsOf(data: UserData, attempts: readonly Attempt[]): Row {
  const latest = new Map<number, number>();
  for (const { endpoint, query, epochMs } of attempts) {
    if (endpoint !== 'update_last_viewed') continue;
    const id = Number(query.passageId);
    const at = Math.min(Number(query.lastViewedNum), epochMs - SERVER_TIME_MS);
    latest.set(id, Math.max(latest.get(id) ?? 0, at));
  }
  const row = emptyRow('view');
  row.made = latest.size;
  for (const [id, at] of latest) {
    const stored = data.memoryPassages.find(({ passageId }) => passageId === id)?.lastViewedNum ?? 0;
    if (stored >= at) continue;
    const views = attempts.filter(
      ({ endpoint, query }) => endpoint === 'update_last_viewed' && query.passageId === String(id),
    );
    // A view does not wait for an earlier one that a page left with a slow server, which stores that one last; it is
    // only seconds older.
    const cameLast = views.some(
      ({ query, fault, epochMs }) =>
        fault === 'slow server' && Number(query.lastViewedNum) === stored && epochMs + SLOW_MS > at,
    );
    if (cameLast && at - stored < SLOW_MS) continue;
    row.lost += 1;
    const sent = views.map(
      ({ query, fault, epochMs }) => `${query.lastViewedNum} (${fault}, arrived at ${epochMs})`,
    );
    row.faults.push(`view of ${id} at ${at}, known ${stored}: ${sent.join(', ')}`);
  }
  return row;
}

/** Checks that each chapter recorded as read today is there once, and was sent in the minute in which it was read. */
function readingsOf(
  made: readonly Made[],
  data: UserData,
  waiting: readonly Waiting[],
  attempts: readonly Attempt[],
): Row {
  const chapter = ({ book, chapter: number }: Readonly<Record<string, string>>) => `${book} ${number}`;
  const calls = attempts.filter(({ endpoint }) => endpoint === 'update_reading_plan');
  const shown = new Map(
    made.flatMap(({ outcome, chapter: read, at }) =>
      outcome === 'success' && read !== undefined && at !== undefined ? [[read, at] as const] : [],
    ),
  );
  const tried = new Set([...calls.map(({ query }) => chapter(query)), ...shown.keys()]);
  const today = data.readingProgress.at(-1)?.dateRead;
  const row = emptyRow('reading');
  row.made = tried.size;
  for (const each of tried) {
    const count = data.readingProgress.filter(
      ({ bookName, chapter: number, dateRead }) => dateRead === today && `${bookName} ${number}` === each,
    ).length;
    const presses = Math.max(1, CHAPTERS_PRESSED.filter((chapter) => chapter === each).length);
    const [book = '', number = ''] = each.split(/ (?=\d+$)/);
    const isMissing = count === 0;
    const isAsked =
      isMissing &&
      waiting.some(({ command }) => command.includes(`"bookName":"${book}","chapter":${number},`));
    if (isAsked) row.asked += 1;
    else if (isMissing) row.lost += 1;
    else row.doubled += Math.max(0, count - presses);
    const reached = calls.find((call) => call.reached && chapter(call.query) === each);
    const readAt = shown.get(each);
    const isOver = reached && readAt !== undefined && isOverdue(readAt, reached.epochMs, attempts);
    if (isOver) row.late += 1;
    if ((isMissing && !isAsked) || count > presses || isOver) {
      const sent = told(calls, ({ query }) => chapter(query) === each);
      row.faults.push(`${each} is there ${count} times: ${sent}`);
    }
  }
  return row;
}

/** Checks that the sessions of a prayer are in the order in which they were recorded. */
function sessionOrder(data: UserData, owns: readonly Own[]): Row {
  const row = emptyRow('order of sessions');
  for (const { prayerId } of owns) {
    const numbers = data.prayerSessions
      .filter((session) => session.prayerId === prayerId && /^s\d+p\d+w\d+$/.test(session.note ?? ''))
      .map(({ note }) => Number(/\d+$/.exec(note ?? '')?.[0]));
    row.made += numbers.length;
    row.disordered += numbers.filter((number, index) => number < (numbers[index - 1] ?? -1)).length;
  }
  return row;
}

const faultsIn = ({ lost, doubled, disordered, silent, late }: Row): number =>
  lost + doubled + disordered + silent + late;

/** Whether a call belongs to a write. */
export const isCallOf = ({ kind, token, own }: Omit<Made, 'outcome'>, call: Attempt): boolean =>
  JSON.stringify(call.query).includes(`${token}"`) ||
  call.body.includes(`${token}"`) ||
  (kind.isCall?.(call, token, own) ?? false);

/** The outcomes of calls and their times (in seconds since the beginning). */
const told = (attempts: readonly Attempt[], matches: (attempt: Attempt) => boolean): string =>
  attempts
    .filter(matches)
    .map(({ endpoint, fault, at }) => `${endpoint} (${fault}, ${(at / 1000).toFixed(2)} s)`)
    .join(', ');

/** The rows of several seeds, by kind. */
export function sumOf(tables: readonly (readonly Row[])[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of tables.flat()) {
    const sum = sums.get(row.kind) ?? emptyRow(row.kind);
    for (const column of COLUMNS) sum[column] += row[column];
    sums.set(row.kind, sum);
  }
  return [...sums.values()];
}

const COLUMNS = ['made', 'lost', 'doubled', 'disordered', 'silent', 'late', 'asked'] as const;

export function printTable(title: string, rows: readonly Row[]): string {
  const line = (cells: readonly (string | number)[]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(20) : String(cell).padStart(11))).join('');
  return [
    `\n${title}`,
    line(['kind', ...COLUMNS]),
    ...rows.map((row) => line([row.kind, ...COLUMNS.map((column) => row[column])])),
    ...rows.flatMap(({ kind, faults }) => faults.map((fault) => `  ${kind}: ${fault}`)),
  ].join('\n');
}
