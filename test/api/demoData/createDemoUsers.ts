import { seededRandom } from '../../../src/platform/values/random';
import type { UserData } from '../schema';
import { memoryData } from './memory';
import { nuggetRows, topicRows } from './nuggets';
import { prayerRows, sessionRows } from './prayers';
import { quoteRows } from './quotes';
import { readingProgressRows } from './readingProgress';

export interface DemoUser {
  userName: string;
  data: UserData;
}

interface Options {
  scale: number;
  now: Date;
  seed: number;
}

/** demo with all kinds of data, reader with nothing yet, and Guest with a copy of demo's data. */
export function createDemoUsers(options: Options): DemoUser[] {
  const data = demoData(options);
  return [
    { userName: 'demo', data },
    { userName: 'reader', data: emptyUserData() },
    { userName: 'Guest', data: structuredClone(data) },
  ];
}

/** The lists of a new user. */
export function emptyUserData(): UserData {
  return {
    memoryPassages: [],
    overrides: [],
    nuggets: [],
    topics: [],
    quotes: [],
    prayers: [],
    prayerSessions: [],
    readingProgress: [],
    links: [],
    practiceHistory: [],
  };
}

/** Each list has its own sequence of random numbers, so that a change to one does not change the others. */
function demoData({ scale, now, seed }: Options): UserData {
  const topics = topicRows(seededRandom(seed), scale);
  const prayers = prayerRows(scale);
  return {
    ...memoryData(seededRandom(seed + 1), scale, now),
    topics,
    nuggets: nuggetRows(seededRandom(seed + 2), scale, topics),
    quotes: quoteRows(seededRandom(seed + 3), scale, topics),
    prayers,
    prayerSessions: sessionRows(seededRandom(seed + 4), prayers, now),
    readingProgress: readingProgressRows(scale, now),
    links: [
      { key: '4.8', label: 'Blue Letter Bible', action: 'https://www.blueletterbible.org/' },
      { key: '4.12', label: 'Hymnary', action: 'https://hymnary.org/' },
    ],
  };
}
