import * as fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAs } from '@test/kit/engine';
import { putOnDevice } from '@test/kit/keptBible';
import { server as network } from '@test/kit/server';
import { startMockApi } from '@test/kit/startMockApi';
import { testStore } from '@test/kit/testStore';
import type { MockApi } from '@test/api/node';
import { testClient } from '@test/api/testClient';
import type { AppStore } from '@/data/store/appStore';
import { BOOKS, type BookName } from '../books';
import { chapterRange } from '../chapters';
import { getPassageText } from '../text/bibleText';
import { translationsOnDevice } from '../text/onDevice';
import { selectKnownTexts } from '../text/textCache';
import { readBook, readKept, removeKept } from './bibleStorage';
import { forgetBooks } from './bookMemory';
import { keeperOf } from './keeper';
import { stateMessage } from './keptMessages';
import { selectKeptBibles } from './keptBibles';
import { booksDone, bytesOf, isWhole, missingBooks } from './keptTranslation';
import { unpackBook } from './packedBook';
import { readBookAnswer } from './bookAnswer';
import { signedIn } from '@/data/session/session';

const { unlessAborted, waited } = vi.hoisted(() => ({
  unlessAborted: (signal: AbortSignal) => Promise.resolve().then(() => signal.throwIfAborted()),
  /** How long the download waited for a server that does not answer, in milliseconds. */
  waited: vi.fn<(ms: number) => void>(),
}));
// A requested book comes at once.
vi.mock('./waiting', async (original) => ({
  ...(await original<typeof import('./waiting')>()),
  wait: (_: number, signal: AbortSignal) => unlessAborted(signal),
  untilOnline: (ms: number, signal: AbortSignal) => {
    waited(ms);
    return unlessAborted(signal);
  },
}));

let api: MockApi;
beforeEach(() => {
  waited.mockClear();
  api = startMockApi();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const code of ['kjv', 'asv'] as const) {
    await removeKept(code);
    forgetBooks(code);
  }
});

function openTab(): { store: AppStore; keeper: ReturnType<typeof keeperOf> } {
  const store = testStore();
  store.dispatch(signedIn({ userName: 'demo' }));
  return { store, keeper: keeperOf(store) };
}
const keptIn = ({ store }: { store: AppStore }) => selectKeptBibles(store.getState()).kept?.kjv;
const stored = async () => (await readKept())?.find(({ translation }) => translation === 'kjv');
const searches = () => api.requests.filter(({ endpoint }) => endpoint === 'bible_search');

const server = testClient();
async function ofServer(book: BookName) {
  const question = { user: 'demo', book, translations: ['kjv'], testament: 'both', searchPhrase: '*' };
  const answer = readBookAnswer((await server.post('bible_search', question)).text, 'kjv', book);
  return answer.kind === 'book' ? unpackBook(answer.book) : null;
}
async function onDevice(book: BookName) {
  const row = await readBook('kjv', book);
  return row && unpackBook(row);
}

describe('a whole translation', () => {
  it('is kept by 66 calls, the first alone, and then read without any', async () => {
    const tab = openTab();
    const held = api.hold('bible_search', 1);
    const done = tab.keeper.keep('kjv');
    await vi.waitFor(() => expect(searches()).toHaveLength(1));
    held.release();
    await done;
    expect(searches()).toHaveLength(66);
    const kept = keptIn(tab);
    expect(kept).toMatchObject({ isDownloading: false, gaps: [], problem: null });
    expect(kept && [booksDone(kept), isWhole(kept)]).toEqual([66, true]);
    expect(kept && bytesOf(kept)).toBeLessThan(1.3 * 4_200_000);
    expect(translationsOnDevice()).toEqual({ kjv: { isWhole: true, isDownloading: false } });
    expect(await stored()).toEqual(kept);

    api.requests.length = 0;
    api.faults.set('*', 'drop');
    for (const { bookName, maxChapter } of BOOKS) {
      const ref = { translation: 'kjv' as const, ...chapterRange('kjv', { bookName, chapter: maxChapter }) };
      expect(await getPassageText(callAs('demo'), ref)).toEqual((await ofServer(bookName))?.get(maxChapter));
    }
    expect(api.requests).toEqual([]);
  });
});

describe('a translation without text', () => {
  it('says so before the second call', async () => {
    api.faults.set('bible_search', 'none');
    const tab = openTab();
    await tab.keeper.keep('kjv');
    expect(searches().map(({ body }) => body)).toMatchObject([{ book: 'john' }]);
    expect(keptIn(tab)).toMatchObject({ problem: 'noText', isDownloading: false });
    expect(selectKnownTexts(tab.store.getState()).kjv).toBe(false);
    expect(translationsOnDevice()).toEqual({});
  });
});

const LEFT = ['obadiah', 'philemon', '2-john', '3-john', 'jude', 'titus'] as const;

describe('a book', () => {
  it.each(['500', 'html', 'half-after', 'none', 'garbage', 'types', 'error', 'short', 'drop', '502'])(
    'that answers %s is asked for again',
    async (fault) => {
      await putOnDevice('kjv', { missing: ['jude'] });
      api.faults.set('bible_search', `${fault}:once`);
      const tab = openTab();
      await tab.keeper.start();
      expect(searches()).toHaveLength(2);
      expect(await onDevice('jude')).toEqual(await ofServer('jude'));
      const kept = keptIn(tab);
      expect(kept && isWhole(kept)).toBe(true);
    },
  );

  it.each(['500', 'html', 'half-after', 'none', 'short'])(
    'that goes on to answer %s is named, and the other books remain',
    async (fault) => {
      await putOnDevice('kjv', { missing: ['jude'] });
      api.faults.set('bible_search', fault);
      const tab = openTab();
      await tab.keeper.start();
      expect(searches()).toHaveLength(3);
      const kept = keptIn(tab);
      expect(kept && missingBooks(kept)).toEqual(['jude']);
      expect(kept).toMatchObject({ gaps: ['jude'], isDownloading: false, problem: null });
      expect(kept && booksDone(kept)).toBe(65);
      expect(await onDevice('jude')).toBeNull();

      api.faults.clear();
      await tab.keeper.fillGaps('kjv');
      expect(keptIn(tab)).toMatchObject({ gaps: [] });
      expect(await onDevice('jude')).toEqual(await ofServer('jude'));
    },
  );

  it('is whole if the server has no more of a chapter than what came', async () => {
    await putOnDevice('kjv', { missing: ['jude'] });
    api.faults.set('bible_search', 'short');
    const verses = Array.from({ length: 20 }, (_, index) => ({
      verseParts: [{ verseNumber: index + 1, versePartId: 1, verseText: 'x', wordsOfChrist: false }],
    }));
    network.use(http.get('*/get_passage_text.php', () => HttpResponse.json({ verses })));
    const tab = openTab();
    await tab.keeper.start();
    expect(searches()).toHaveLength(2);
    expect(keptIn(tab)).toMatchObject({ gaps: [] });
    expect((await onDevice('jude'))?.get(1)).toEqual((await ofServer('jude'))?.get(1)?.slice(0, 20));
  });

  it.each([
    ['waits once two books failed in succession, and has the others then', '500:20', 2],
    ['ends with every book named where the server never recovers', '500', 6],
  ])('among others %s', async (_, fault, gaps) => {
    await putOnDevice('kjv', { missing: LEFT });
    api.faults.set('bible_search', fault);
    const tab = openTab();
    await tab.keeper.start();
    expect(keptIn(tab)).toMatchObject({ isDownloading: false, problem: null });
    expect(keptIn(tab)?.gaps).toHaveLength(gaps);
    expect(waited).toHaveBeenCalledWith(5_000);
    expect(waited).toHaveBeenCalledWith(60_000);
    expect(selectKeptBibles(tab.store.getState()).waiting).toBeNull();
  });

  it('that the server answers without rows is no failure of the server', async () => {
    await putOnDevice('kjv', { missing: LEFT });
    api.faults.set('bible_search', 'none');
    const tab = openTab();
    await tab.keeper.start();
    expect(searches()).toHaveLength(3 * LEFT.length);
    expect(keptIn(tab)?.gaps).toHaveLength(LEFT.length);
    expect(waited).not.toHaveBeenCalled();
  });

  it('is asked for only once the network is back', async () => {
    await putOnDevice('kjv', { missing: ['jude', 'titus'] });
    api.faults.set('bible_search', 'drop:7');
    const tab = openTab();
    await tab.keeper.start();
    const kept = keptIn(tab);
    expect(kept && isWhole(kept)).toBe(true);
    expect(selectKeptBibles(tab.store.getState()).waiting).toBeNull();
  });
});

describe('a device', () => {
  it('that is full says so, and goes on with the rest when asked to', async () => {
    await putOnDevice('kjv', { missing: ['jude'] });
    const tab = openTab();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('There is no room', 'QuotaExceededError');
    });
    await tab.keeper.start();
    expect(keptIn(tab)).toMatchObject({ problem: 'full', isDownloading: false });
    put.mockRestore();
    await tab.keeper.fillGaps('kjv');
    expect(keptIn(tab)).toMatchObject({ problem: null, isDownloading: false, gaps: [] });
    expect(await onDevice('jude')).toEqual(await ofServer('jude'));
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['UnknownError', 'noStorage'],
  ])('that has a Bible still has every book after a refresh failed with %s', async (name, problem) => {
    await putOnDevice('kjv', { real: ['jude'] });
    const before = await stored();
    const tab = openTab();
    await tab.keeper.start();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('nothing can be stored', name);
    });
    await tab.keeper.keep('kjv');
    expect(keptIn(tab)).toEqual({ ...before, problem });
    const kept = keptIn(tab);
    expect(kept && stateMessage(kept)).toMatch(/: 66 of 66 books are here\.$/);
    await tab.keeper.fillGaps('kjv');
    expect(keptIn(tab)).toEqual({ ...before, problem });
    expect(translationsOnDevice()).toEqual({ kjv: { isWhole: true, isDownloading: false } });
    put.mockRestore();
    expect(await stored()).toEqual(before);
    // With room again it is refreshed, which it was not before.
    api.hold('bible_search', 9);
    void tab.keeper.fillGaps('kjv');
    await vi.waitFor(() => expect(searches().length).toBeGreaterThan(0));
    expect(await stored()).toMatchObject({ run: 2, isDownloading: true, keptAt: before?.keptAt });
    await tab.keeper.cancel('kjv');
  });

  it('that is full keeps its other Bible if there is no room for a second one', async () => {
    await putOnDevice('asv');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('There is no room', 'QuotaExceededError');
    });
    const tab = openTab();
    await tab.keeper.keep('kjv');
    expect(keptIn(tab)).toMatchObject({ problem: 'full', isDownloading: false });
    expect(selectKeptBibles(tab.store.getState()).kept?.asv).toMatchObject({ problem: null });
    expect(translationsOnDevice()).toEqual({ asv: { isWhole: true, isDownloading: false } });
  });

  it('that became full during a refresh says how many books are here', async () => {
    await putOnDevice('kjv', { real: ['jude'] });
    const tab = openTab();
    await tab.keeper.start();
    const { put } = IDBObjectStore.prototype;
    let writes = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      writes += 1;
      // The record of the refresh, and the first book with its record.
      if (writes > 3) throw new DOMException('There is no room', 'QuotaExceededError');
      return put.call(this, value);
    });
    await tab.keeper.keep('kjv');
    const kept = keptIn(tab);
    expect(kept && booksDone(kept)).toBe(1);
    expect(kept && stateMessage(kept)).toBe('There is no more room on this device: 66 of 66 books are here.');
  });

  it('without a database says so, and makes no call', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const tab = openTab();
    await tab.keeper.keep('kjv');
    expect(keptIn(tab)).toMatchObject({ problem: 'noStorage', isDownloading: false });
    expect(searches()).toEqual([]);
  });
});

describe('a download', () => {
  it('that is cancelled leaves nothing, and a refresh what there was', async () => {
    await putOnDevice('kjv', { missing: ['jude'] });
    const tab = openTab();
    const held = api.hold('bible_search', 9);
    const begun = tab.keeper.start();
    await vi.waitFor(() => expect(searches()).toHaveLength(1));
    await tab.keeper.cancel('kjv');
    await begun;
    held.release();
    expect(await stored()).toBeUndefined();
    expect(translationsOnDevice()).toEqual({});

    await putOnDevice('kjv', { real: ['jude'] });
    const before = await stored();
    const other = openTab();
    await other.keeper.start();
    const heldAgain = api.hold('bible_search', 9);
    const refreshed = other.keeper.keep('kjv');
    // Two at a time.
    await vi.waitFor(() => expect(searches()).toHaveLength(3));
    await other.keeper.cancel('kjv');
    await refreshed;
    heldAgain.release();
    expect(await stored()).toMatchObject({ isDownloading: false, keptAt: before?.keptAt });
    expect(await onDevice('jude')).toEqual(await ofServer('jude'));
  });

  it.each([true, false])(
    'that is cancelled at the second attempt leaves the books of the first (%s)',
    async (isStored) => {
      await putOnDevice('kjv', { real: ['john'], missing: ['jude', 'titus'] });
      const tab = openTab();
      const { put } = IDBObjectStore.prototype;
      let writes = 0;
      const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        value,
      ) {
        writes += 1;
        // A full device may have room for the record of the failure, which is small.
        if (isStored && writes > 2) return put.call(this, value);
        throw new DOMException('There is no room', 'QuotaExceededError');
      });
      await tab.keeper.start();
      full.mockRestore();
      expect(keptIn(tab)).toMatchObject({ problem: 'full', keptAt: null });
      api.requests.length = 0;
      const held = api.hold('bible_search', 9);
      const again = tab.keeper.fillGaps('kjv');
      await vi.waitFor(() => expect(searches().length).toBeGreaterThan(0));
      await tab.keeper.cancel('kjv');
      await again;
      held.release();
      expect(keptIn(tab)).toMatchObject({ problem: 'full', isDownloading: false });
      expect(await stored()).toEqual(keptIn(tab));
      expect(await onDevice('john')).toEqual(await ofServer('john'));
      expect(translationsOnDevice()).toEqual({ kjv: { isWhole: false, isDownloading: false } });
    },
  );

  it('ends in a tab when another removes the translation', async () => {
    await putOnDevice('kjv', { missing: ['jude'] });
    const [tab, other] = [openTab(), openTab()];
    const held = api.hold('bible_search', 9);
    const begun = tab.keeper.start();
    await vi.waitFor(() => expect(searches()).toHaveLength(1));
    await other.keeper.remove('kjv');
    await begun;
    held.release();
    expect(keptIn(tab)).toBeUndefined();
    expect(await onDevice('jude')).toBeNull();
  });
});

const interruption = fc.constantFrom(
  '500:1', 'html:1', 'half-after:1', 'short:1', 'none:2', 'drop:3', 'short:4', '500:6', 'reload', 'full', 'noStorage',
); // prettier-ignore

describe('a download that is interrupted again and again', () => {
  it('ends in a whole translation or a named gap, never in a wrong verse', { timeout: 180_000 }, async () => {
    const texts = new Map<BookName, Awaited<ReturnType<typeof ofServer>>>();
    for (const book of LEFT) texts.set(book, await ofServer(book));
    const run = async (interruptions: readonly string[]) => {
      await removeKept('kjv');
      await putOnDevice('kjv', { missing: LEFT });
      let tab = openTab();
      for (const each of interruptions) {
        api.requests.length = 0;
        if (each === 'reload') {
          // The page before is never answered again.
          api.faults.set('bible_search', 'hang:2');
          void tab.keeper.start();
          const left = (await stored())?.isDownloading === true;
          if (left) await vi.waitFor(() => expect(searches().length).toBeGreaterThan(0));
          api.faults.clear();
          tab = openTab();
        } else if (each === 'full' || each === 'noStorage') {
          const name = each === 'full' ? 'QuotaExceededError' : 'UnknownError';
          const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
            throw new DOMException(each, name);
          });
          await tab.keeper.start();
          put.mockRestore();
        } else {
          api.faults.set('bible_search', each);
          await tab.keeper.start();
          api.faults.clear();
        }
        const now = await stored();
        if (now && !now.isDownloading) await tab.keeper.fillGaps('kjv');
      }
      await tab.keeper.start();
      const kept = await stored();
      expect(kept?.isDownloading).toBe(false);
      for (const book of LEFT) {
        const there = await onDevice(book);
        if (there) expect(there).toEqual(texts.get(book));
        else expect(kept?.gaps.includes(book) === true || kept?.problem !== null).toBe(true);
        expect(kept?.books[book] !== undefined).toBe(there !== null);
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(interruption, { minLength: 1, maxLength: 4 }), run), {
      numRuns: 25,
      seed: 44,
    });
  });
});
