import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyUserData } from '@test/api/demoData/createDemoUsers';
import type { UserData } from '@test/api/schema';
import { anyName, anyRange, anyText, anyWords } from '@test/kit/hardTexts';
import { libraryOf } from '@test/kit/libraryOf';
import { startStore } from '@test/kit/startStore';
import { answers } from '@test/kit/engine';
import { LETTERS } from '@/bible/passage';
import { knownAccount } from '../model/account';
import { ITEM_KINDS } from '../model/item';
import { previewRows } from '../model/previewRows';
import { readFile } from '../model/readFile';
import { accountLists } from './account';
import { exportLibrary } from './exportLibrary';
import { endImport, startImport } from './importQueue';
import { selectImport } from './importState';
import { engineOf } from '@/data/store/appStore';

/** No two of a list are the same: each ends with its index. */
const numbered = (texts: readonly string[]) => texts.map((text, index) => `${text} ${index}`);

const passage = fc.record({
  range: anyRange,
  translation: fc.constantFrom('kjv', 'esv', 'net'),
  box: fc.constantFrom(1, 2, 3, -1),
  explanation: fc.option(anyWords, { nil: '' }),
  lastViewedNum: fc.option(fc.integer({ min: 1_000_000_000_000, max: 1_790_000_000_000 }), { nil: 0 }),
  letter: fc.constantFrom(...LETTERS),
  ownText: anyWords,
});
const key = ({ range }: { range: object }) => JSON.stringify(range);

/** Any account that a server may have. */
const account: fc.Arbitrary<UserData> = fc
  .record({
    topics: fc
      .array(
        anyName.filter(({ length }) => length < 200),
        { minLength: 1, maxLength: 3 },
      )
      .map(numbered),
    passages: fc.uniqueArray(passage, { maxLength: 4, selector: key }),
    nuggets: fc.uniqueArray(fc.record({ range: anyRange, tags: fc.subarray([1, 2, 3]) }), {
      maxLength: 3,
      selector: key,
    }),
    quotes: fc.array(anyWords, { maxLength: 4 }).map(numbered),
    tags: fc.array(fc.subarray([1, 2, 3]), { minLength: 4, maxLength: 4 }),
    prayers: fc.array(
      fc.record({ title: anyWords, details: anyText, personName: anyText, archived: fc.boolean() }),
      { maxLength: 2 },
    ),
    daily: fc.boolean(),
    links: fc.array(fc.tuple(anyName, fc.webUrl()), { maxLength: 2 }),
  })
  .map(({ topics, passages, nuggets, quotes, tags, prayers, daily, links }) => {
    const existing = (ids: readonly number[]) => ids.filter((id) => id <= topics.length);
    return {
      ...emptyUserData(),
      topics: topics.map((name, index) => ({ id: index + 1, name })),
      memoryPassages: passages.map(({ range, translation, box, explanation, lastViewedNum }, index) => ({
        passageId: index + 1,
        ...range,
        translation,
        box,
        explanation,
        lastViewedNum,
        lastViewedStr: '',
      })),
      overrides: passages.flatMap(({ range, letter, ownText: text }, index) =>
        letter === '' ? [] : [{ passageId: index + 1, letter, verseNumber: range.startVerse, text }],
      ),
      nuggets: nuggets.map(({ range, tags: ids }, index) => ({
        passageId: index + 1,
        ...range,
        topicIds: existing(ids),
      })),
      quotes: quotes.map((text, index) => ({
        quoteId: index + 2,
        text,
        approved: 'Y',
        fromUser: null,
        sourceId: null,
        topicIds: existing(tags[index] ?? []),
      })),
      prayers: prayers.map((prayer, index) => ({
        prayerId: index + 1,
        ...prayer,
        title: `${prayer.title} ${index}`,
        priority: daily ? 'daily' : null,
      })),
      links: links.map(([label, action], index) => ({
        key: `4.${8 + index}`,
        label: `${label} ${index}`,
        action,
      })),
    };
  });

it('copies any account into an empty one of another server with equal lists', async () => {
  const { api, store, signIn } = startStore('reader');
  const now = new Date();
  const step = () => Promise.resolve();
  await fc.assert(
    fc.asyncProperty(account, async (data) => {
      for (const name of ['demo', 'reader']) await answers.forgetUser(name);
      api.db.putUser('demo', data, now);
      api.db.putUser('reader', emptyUserData(), now);
      signIn('reader');
      const { signal } = new AbortController();
      const options = {
        owner: { user: 'demo', engine: engineOf(store) },
        now,
        signal,
        onProgress: () => undefined,
      };
      const { blob } = await exportLibrary(options, ['json', 'csv']);
      const read = await readFile(blob, 'esv', step);
      if (read.status !== 'rows') throw new Error(read.status);
      const lists = accountLists({ user: 'reader', engine: engineOf(store) });
      const known = await knownAccount(lists, new Set(ITEM_KINDS), step);
      const rows = await previewRows(read.file.rows, known, step);
      expect(rows.filter(({ state }) => state !== 'new')).toEqual([]);
      const items = rows.flatMap((row) =>
        'item' in row ? [{ location: row.location, item: row.item }] : [],
      );
      await store.dispatch(startImport(items));
      expect(selectImport(store.getState())).toMatchObject({
        status: 'done',
        refused: [],
        incomplete: [],
      });
      await store.dispatch(endImport());
      expect(libraryOf(api.db.user('reader'))).toEqual(libraryOf(data));
    }),
    { numRuns: 8 },
  );
});
