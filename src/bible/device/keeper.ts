import { selectCurrentUser } from '@/data/session/session';
import { GUEST } from '@/data/session/users';
import { engineOf, type StoreAccess } from '@/data/store/appStore';
import { perStore } from '@/data/store/perStore';
import { forEachConcurrently } from '@/platform/scheduling/forEachConcurrently';
import { BACKGROUND_REQUESTS } from '@/platform/scheduling/idle';
import type { BookName } from '../books';
import { rememberOnDevice } from '../text/onDevice';
import { learnTexts } from '../text/textCache';
import type { TranslationCode } from '../translations';
import { changeKept, readKept, removeKept } from './bibleStorage';
import { forgetBooks } from './bookMemory';
import { forgetInWorker } from './worker/inWorker';
import { downloadWaits, keptKnown } from './keptBibles';
import {
  begun,
  booksLeft,
  ended,
  onDeviceOf,
  resumed,
  withBook,
  withGap,
  type KeptTranslation,
  type Problem,
} from './keptTranslation';
import { isAllThereIs, requestBook, type BookOutcome } from './requestBook';
import { createTurns, untilOnline, abortableWait } from './waiting';

/** A book is asked for so often before it counts as a gap. */
const ATTEMPTS = 3;
/** The pause before another attempt, and for each further one as long again. */
const RETRY_MS = 2_000;
/** After so many books in succession whose every attempt failed, the server is waited for as if it could not be reached. */
const MAX_FAILED_BOOKS = 2;
/** The pauses while the server cannot be reached, the last one again and again. One that fails gets each once an attempt. */
const UNREACHABLE_MS = [5_000, 15_000, 30_000, 60_000];
/** A server that takes longer is left alone for as long as it took, at most `MAX_REST_MS`. */
const SLOW_MS = 1_000;
const MAX_REST_MS = 10_000;

/** Why a download ends early. */
class Ended extends Error {
  constructor(readonly problem: Problem) {
    super(problem);
  }
}

/** Keeps translations on this device: downloads them book by book, one after the other, in one tab. */
export const keeperOf = perStore(createKeeper);

function createKeeper(store: StoreAccess) {
  const { dispatch, getState } = store;
  const engine = engineOf(store);
  /** The downloads of this tab, which each has its turn. */
  const downloads = new Map<TranslationCode, AbortController>();
  /** How many books in succession the server failed at, in the download under way. */
  let failedBooks = 0;
  const inTurn = createTurns('nuggets-bibles');
  const tabs = engine.tabs.join<TranslationCode>('bibles', (changed) => void lookAgain(changed));

  /** The translations on this device, as last read from the storage. */
  let known: readonly KeptTranslation[] = [];
  const keptOf = (code: TranslationCode) => known.find(({ translation }) => translation === code);

  /** The books of a translation in memory are out of date. */
  function forget(code: TranslationCode): void {
    forgetBooks(code);
    forgetInWorker(code);
  }

  function show(all: readonly KeptTranslation[]): void {
    known = all;
    dispatch(keptKnown(all));
  }

  /** Updates the store, and remembers the part that a page must know before it loads any of this code. */
  function emit(all: readonly KeptTranslation[]): void {
    show(all);
    rememberOnDevice(onDeviceOf(all));
  }

  const knownWith = (kept: KeptTranslation) => [
    ...known.filter(({ translation }) => translation !== kept.translation),
    kept,
  ];

  /** Looks what this device has. */
  async function look(): Promise<void> {
    const all = await readKept();
    if (all) emit(all);
    else dispatch(keptKnown(null));
  }

  /** Another tab has changed a translation: whether it goes on with the download is in the storage. */
  async function lookAgain(changed: TranslationCode): Promise<void> {
    forget(changed);
    await look();
    if (keptOf(changed)?.isDownloading !== true) downloads.get(changed)?.abort();
    // Its turn here comes when that tab is closed; without locks it would be at once.
    else if ('locks' in navigator) await download(changed);
  }

  /** Stores a change; `change` gives nothing where there is nothing left to change. Throws where it cannot be stored. */
  async function save(
    ...[code, change, book]: Parameters<typeof changeKept>
  ): Promise<KeptTranslation | undefined> {
    let after: KeptTranslation | undefined;
    const outcome = await changeKept(code, (before) => (after = change(before)), book);
    if (outcome !== 'stored') throw new Ended(outcome);
    if (!after) return undefined;
    emit(knownWith(after));
    tabs.post(code);
    return after;
  }

  /** Begins a download, or goes on with it, once it is this tab's turn. */
  async function download(code: TranslationCode): Promise<void> {
    if (downloads.has(code)) return;
    const leaving = new AbortController();
    downloads.set(code, leaving);
    try {
      await inTurn(leaving.signal, () => work(code, leaving.signal));
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
    } finally {
      downloads.delete(code);
      dispatch(downloadWaits(null));
    }
  }

  async function work(code: TranslationCode, signal: AbortSignal): Promise<void> {
    // Another tab may have downloaded it while this one waited.
    await look();
    const kept = keptOf(code);
    if (kept?.isDownloading !== true) return;
    const left = booksLeft(kept);
    failedBooks = 0;
    // Whether a translation has text at all shows with the first call.
    const first = Object.keys(kept.books).length === 0 ? left.slice(0, 1) : [];
    let problem: Problem | null = null;
    const obtain = async (name: BookName) => {
      if (problem !== null) return;
      try {
        await obtainBook(kept, name, first.includes(name), signal);
      } catch (error) {
        if (!(error instanceof Ended)) throw error;
        ({ problem } = error);
      }
    };
    await forEachConcurrently(first, 1, obtain, signal);
    await forEachConcurrently(left.slice(first.length), BACKGROUND_REQUESTS, obtain, signal);
    signal.throwIfAborted();
    await finish(code, problem);
  }

  /** Ends a download, with its books and gaps, or by a problem. */
  async function finish(
    code: TranslationCode,
    problem: Problem | null,
    at: number | null = Date.now(),
  ): Promise<void> {
    if (problem === 'noText') dispatch(learnTexts([], [code]));
    const end = (before: KeptTranslation | undefined) =>
      before && ended(before, problem ? before.keptAt : at, problem);
    try {
      await save(code, end);
    } catch {
      // Where nothing more can be stored, the screen says why all the same.
      const shown = end(keptOf(code));
      if (shown) emit(knownWith(shown));
    }
  }

  /** Requests a book until it is stored or counts as a gap. */
  async function obtainBook(
    kept: KeptTranslation,
    name: BookName,
    isFirst: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    const { translation, run } = kept;
    const isOurs = (now: KeptTranslation | undefined) => now?.isDownloading === true && now.run === run;
    let failures = 0;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const outcome = await reachableBook(translation, name, signal);
      if (outcome.kind === 'failed') failures += 1;
      if (outcome.kind === 'refused') throw new Ended('refused');
      if (outcome.kind === 'empty' && isFirst) throw new Ended('noText');
      const isGood =
        outcome.kind === 'book' && (await isComplete(translation, name, outcome, attempt, signal));
      if (isGood) {
        const row = { translation, bookName: name, ...outcome.book };
        const bytes = row.text.byteLength + row.parts.byteLength;
        dispatch(learnTexts([translation], []));
        await save(translation, (now) => (now && isOurs(now) ? withBook(now, name, bytes) : undefined), row);
        forget(translation);
        return;
      }
      if (attempt < ATTEMPTS) await abortableWait(attempt * RETRY_MS, signal);
    }
    if (failures === ATTEMPTS) failedBooks += 1;
    await save(translation, (now) => (now && isOurs(now) ? withGap(now, name) : undefined));
  }

  /** Whether a book has all of its verses. Where it lacks some twice, the server is asked for those chapters alone. */
  async function isComplete(
    translation: TranslationCode,
    name: BookName,
    outcome: BookOutcome & { kind: 'book' },
    attempt: number,
    signal: AbortSignal,
  ): Promise<boolean> {
    if (outcome.short.length === 0) return true;
    if (attempt === 1) return false;
    return inBackground(() => isAllThereIs(callOf(signal), translation, name, outcome), signal);
  }

  /** The server's answer about a book, whenever it can be reached; while it only fails, after all pauses at the latest. */
  async function reachableBook(
    translation: TranslationCode,
    name: BookName,
    signal: AbortSignal,
  ): Promise<BookOutcome> {
    for (let failures = 0; ; failures += 1) {
      const began = engine.clock.monotonicMs();
      const outcome = await inBackground(() => requestBook(callOf(signal), translation, name), signal);
      const took = engine.clock.monotonicMs() - began;
      if (outcome.kind !== 'unreachable' && outcome.kind !== 'failed') failedBooks = 0;
      const isFailing =
        outcome.kind === 'failed' && failedBooks >= MAX_FAILED_BOOKS && failures < UNREACHABLE_MS.length;
      if (outcome.kind !== 'unreachable' && !isFailing) {
        dispatch(downloadWaits(null));
        if (took > SLOW_MS) await abortableWait(Math.min(took, MAX_REST_MS), signal);
        return outcome;
      }
      dispatch(downloadWaits(translation));
      await untilOnline(UNREACHABLE_MS[Math.min(failures, UNREACHABLE_MS.length - 1)] ?? 0, signal);
    }
  }

  const callOf = (signal: AbortSignal) => engine.as(selectCurrentUser(getState()) ?? GUEST, { signal });

  /** Does something when nothing more urgent is to be loaded. */
  async function inBackground<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const stop = new AbortController();
    const end = () => stop.abort();
    signal.addEventListener('abort', end);
    try {
      return await new Promise<T>((resolve, reject) => {
        const drop = engine.background.add({
          urgency: 'keep',
          jobs: [() => task().then(resolve, reject)],
        });
        stop.signal.addEventListener('abort', () => {
          drop();
          reject(new DOMException('The download has ended', 'AbortError'));
        });
      });
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  const begin = async (
    code: TranslationCode,
    change: (before: KeptTranslation | undefined) => KeptTranslation | undefined,
  ): Promise<void> => {
    try {
      await save(code, change);
      await download(code);
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      // Nothing was stored, so everything that this device has is still there.
      await look();
      const kept = keptOf(code) ?? begun(code, undefined);
      show(knownWith(ended(kept, kept.keptAt, error.problem)));
    }
  };

  async function remove(code: TranslationCode): Promise<void> {
    downloads.get(code)?.abort();
    await removeKept(code);
    forget(code);
    emit(known.filter(({ translation }) => translation !== code));
    tabs.post(code);
  }

  return {
    /** Finds out which books this device has, and continues the downloads interrupted when the page was left. */
    start: async (): Promise<void> => {
      await look();
      const unfinished = known.filter(({ isDownloading }) => isDownloading);
      await Promise.all(unfinished.map(({ translation }) => download(translation)));
    },
    /** Downloads a translation; one that is stored already is downloaded again. */
    keep: (code: TranslationCode) => begin(code, (before) => begun(code, before)),
    /** Asks again for the books that could not be had. */
    fillGaps: (code: TranslationCode) =>
      begin(code, (before) => before && resumed(before, keptOf(code)?.problem ?? null)),
    /** Ends a download. Of the first attempt nothing remains, of a later one what there was before, and its new books. */
    cancel: async (code: TranslationCode): Promise<void> => {
      const kept = keptOf(code);
      if (!kept || (kept.keptAt === null && kept.problem === null)) return remove(code);
      downloads.get(code)?.abort();
      await finish(code, kept.problem, kept.keptAt);
    },
    remove,
    removeAll: async (): Promise<void> => {
      await look();
      await Promise.all(known.map(({ translation }) => remove(translation)));
    },
  };
}
