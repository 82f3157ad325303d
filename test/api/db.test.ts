// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { BOOKS } from '../../src/bible/books';
import { isoDay } from '../../src/platform/values/dates';
import { readingFor } from '../../src/features/plan/model/readingPlan';
import { isTranslationCode } from '../../src/bible/translations';
import { verseCount } from '../../src/bible/versification';
import { createDb, MockDb } from './db';
import { UNUSED_TOPIC } from './demoData/topicTable';
import { SCHEMA_VERSION } from './schema';
import { NOW } from './testClient';

const demo = createDb({ now: NOW }).user('demo');
const count = <T>(items: readonly T[], test: (item: T) => boolean) => items.filter(test).length;

describe('the demo data', () => {
  it('are the same every time', () => {
    expect(createDb({ now: NOW }).toJSON()).toEqual(createDb({ now: NOW }).toJSON());
    expect(createDb({ now: NOW, seed: 2 }).user('demo')).not.toEqual(demo);
  });

  it('are of the promised size', () => {
    const { memoryPassages, nuggets, topics, quotes, prayers, readingProgress } = demo;
    expect([nuggets, topics, quotes, prayers, readingProgress].map(({ length }) => length)).toEqual([
      200, 25, 80, 30, 42,
    ]);
    expect(memoryPassages.length).toBeGreaterThanOrEqual(60);
    expect(count(memoryPassages, ({ box }) => box === 3)).toBeGreaterThanOrEqual(20);
    expect(new Set(memoryPassages.map(({ box }) => box))).toEqual(new Set([1, 2, 3]));
  });

  it('grow with the scale', () => {
    const { memoryPassages, nuggets, topics, quotes, prayers, readingProgress } = createDb({
      now: NOW,
      scale: 10,
    }).user('demo');
    expect([nuggets, topics, quotes, prayers, readingProgress].map(({ length }) => length)).toEqual([
      2000, 250, 800, 300, 420,
    ]);
    expect(memoryPassages).toHaveLength(demo.memoryPassages.length * 10);
  });

  it.each([1, 3])('name only verses that exist, at scale %i', (scale) => {
    const { memoryPassages, nuggets } = createDb({ now: NOW, scale }).user('demo');
    const places = [...memoryPassages, ...nuggets.map((nugget) => ({ translation: 'niv', ...nugget }))];
    for (const { translation, bookName, chapter, startVerse, endVerse } of places) {
      expect(startVerse).toBeGreaterThanOrEqual(1);
      expect(endVerse).toBeGreaterThanOrEqual(startVerse);
      const code = translation ?? '';
      const verses = isTranslationCode(code) ? verseCount(code, bookName, chapter) : undefined;
      expect(endVerse).toBeLessThanOrEqual(verses ?? 0);
    }
  });

  it('have distinct ids', () => {
    const ids = [
      demo.memoryPassages.map(({ passageId }) => passageId),
      demo.nuggets.map(({ passageId }) => passageId),
      demo.topics.map(({ id }) => id),
      demo.quotes.map(({ quoteId }) => quoteId),
      demo.prayers.map(({ prayerId }) => prayerId),
      demo.prayerSessions.map(({ sessionId }) => sessionId),
    ];
    for (const each of ids) expect(new Set(each).size).toBe(each.length);
    expect(new Set(demo.topics.map(({ name }) => name.toLowerCase())).size).toBe(25);
    expect(new Set(demo.quotes.map(({ text }) => text)).size).toBe(80);
  });

  it('use topics unevenly, and one not at all', () => {
    const usage = new Map(
      demo.topics.map(({ id, name }) => [
        name,
        count([...demo.nuggets, ...demo.quotes], (row) => row.topicIds.includes(id)),
      ]),
    );
    expect([...usage].filter(([, uses]) => uses === 0)).toEqual([[UNUSED_TOPIC, 0]]);
    expect(new Set(usage.values()).size).toBeGreaterThan(8);
    const perNugget = new Set(demo.nuggets.map(({ topicIds }) => topicIds.length));
    expect(perNugget).toEqual(new Set([0, 1, 2]));
  });

  it('have quotes of one line and of several paragraphs', () => {
    const lengths = demo.quotes.map(({ text }) => text.length);
    expect(Math.min(...lengths)).toBeLessThan(40);
    expect(Math.max(...lengths)).toBeGreaterThan(450);
    expect(count(demo.quotes, ({ text }) => text.includes('\n'))).toBeGreaterThan(10);
  });

  it('have practised most passages, and some that are gone', () => {
    const { memoryPassages, practiceHistory, overrides } = demo;
    const ids = new Set(memoryPassages.map(({ passageId }) => passageId));
    expect(count(memoryPassages, ({ lastViewedNum }) => lastViewedNum <= 0)).toBe(3);
    expect(count(practiceHistory, ({ passageId }) => !ids.has(passageId))).toBeGreaterThan(1);
    expect(
      new Set(practiceHistory.map(({ dateViewedLong }) => isoDay(new Date(dateViewedLong)))).size,
    ).toBeGreaterThan(25);
    for (const { passageId, lastViewedNum } of memoryPassages.filter(
      (passage) => passage.lastViewedNum > 0,
    )) {
      const views = practiceHistory.filter((row) => row.passageId === passageId);
      expect(Math.max(...views.map(({ dateViewedLong }) => dateViewedLong))).toBe(lastViewedNum);
      expect(lastViewedNum).toBeLessThan(NOW.getTime());
    }
    expect(overrides.map(({ letter }) => letter)).toContain('a');
    expect(overrides.every(({ passageId }) => ids.has(passageId))).toBe(true);
    expect(count(memoryPassages, ({ explanation }) => explanation !== '')).toBeGreaterThan(10);
  });

  it('have read the plan in its order, a chapter a day up to yesterday', () => {
    const { readingProgress } = demo;
    expect(readingProgress.at(-1)?.dateRead).toBe('2026-11-20');
    for (const [index, row] of readingProgress.entries()) {
      const before = readingProgress.slice(0, index).filter(({ dayOfWeek }) => dayOfWeek === row.dayOfWeek);
      const { bookName, chapter } = row;
      if (before.length > 0) expect(readingFor(row.dayOfWeek, before)).toEqual({ bookName, chapter });
    }
  });

  it('have prayers that are daily, archived, prayed today, yesterday and never', () => {
    const { prayers, prayerSessions } = demo;
    const lastPrayed = prayers.map(({ prayerId }) =>
      prayerSessions
        .filter((row) => row.prayerId === prayerId)
        .at(-1)
        ?.dateTime.slice(0, 10),
    );
    expect(count(prayers, ({ priority }) => priority === 'daily')).toBe(5);
    expect(count(prayers, ({ archived }) => archived)).toBe(5);
    expect(lastPrayed).toEqual(expect.arrayContaining(['2026-11-21', '2026-11-20', undefined]));
    const times = prayerSessions.map(({ dateTime }) => dateTime);
    expect(times).toEqual(times.toSorted());
    expect((times.at(-1) ?? '') <= '2026-11-21 09:30:00').toBe(true);
  });

  it('give Guest a copy and reader nothing', () => {
    const db = createDb({ now: NOW });
    expect(db.user('Guest')).toEqual(db.user('demo'));
    expect(db.user('Guest')).not.toBe(db.user('demo'));
    expect(Object.values(db.user('reader')).flat()).toEqual([]);
  });

  it('cover old books and new', () => {
    const books = new Set(demo.nuggets.map(({ bookName }) => bookName));
    expect(books.size).toBeGreaterThan(BOOKS.length / 2);
  });
});

describe('MockDb', () => {
  it('comes back from its JSON', () => {
    const db = createDb({ now: NOW });
    const json: unknown = JSON.parse(JSON.stringify(db));
    expect(MockDb.fromJSON(json).toJSON()).toEqual(db.toJSON());
  });

  it.each([
    {},
    null,
    { schemaVersion: SCHEMA_VERSION + 1, users: [], sentEmails: [] },
    { schemaVersion: SCHEMA_VERSION, users: [{}], sentEmails: [] },
  ])('refuses %j', (json) => {
    expect(() => MockDb.fromJSON(json)).toThrow();
  });

  it('notifies of every change until unsubscribed', () => {
    const db = createDb({ now: NOW });
    const listener = vi.fn();
    const stop = db.onChange(listener);
    db.touch('demo', new Date(NOW.getTime() + 1));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(db.users()[0]?.lastModified).toBe(NOW.getTime() + 1);
    db.replaceWith(new MockDb());
    expect(db.users()).toEqual([]);
    stop();
    db.touch('demo', NOW);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('does not find a user by a similar name', () => {
    const db = createDb({ now: NOW });
    expect(db.find('constructor')).toBeUndefined();
    expect(db.find('Demo')).toBe(db.find('demo'));
    expect(() => db.user('nobody')).toThrow(RangeError);
  });
});
