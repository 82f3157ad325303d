import * as v from 'valibot';
import { createDemoUsers, type DemoUser } from './demoData/createDemoUsers';
import { dbFile, SCHEMA_VERSION, type DbFile, type SentEmail, type UserData, type UserRow } from './schema';

/** The database of the mock API: in memory, one set of lists a user, as the PHP server keeps one file a user. */
export class MockDb {
  /** What `send_search_results` sent, oldest first. */
  sentEmails: SentEmail[] = [];
  #users: UserRow[] = [];
  readonly #listeners = new Set<() => void>();

  /** Everybody, in the order the server lists them. */
  users(): readonly UserRow[] {
    return this.#users.toSorted((a, b) =>
      a.userName.localeCompare(b.userName, 'en', { sensitivity: 'base' }),
    );
  }

  /** A user; undefined for an unknown one. The server's database compares names in any case, without spaces at the end. */
  findUser(userName: string): UserRow | undefined {
    const key = nameKey(userName);
    return this.#users.find((user) => nameKey(user.userName) === key);
  }

  /** A user's lists; undefined for an unknown user. */
  find(userName: string): UserData | undefined {
    return this.findUser(userName)?.data;
  }

  /** A user's lists, to look into or to shape in a test. Throws for an unknown user. */
  user(userName: string): UserData {
    const data = this.find(userName);
    if (data === undefined) throw new RangeError(`The mock database has no user '${userName}'`);
    return data;
  }

  /** Gives a user these lists in place of any they had, and creates the user where there is none. */
  putUser(userName: string, data: UserData, now: Date): void {
    const existing = this.findUser(userName);
    const lastModified = now.getTime();
    if (existing) Object.assign(existing, { data, lastModified });
    else
      this.#users.push({
        userId: nextId(this.#users.map((user) => user.userId)),
        userName,
        lastModified,
        data,
      });
    this.#changed();
  }

  /** To be called after a user's rows were changed. */
  touch(userName: string, now: Date): void {
    const existing = this.findUser(userName);
    if (existing) existing.lastModified = now.getTime();
    this.#changed();
  }

  /** Calls `listener` after every change; gives what stops that. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  toJSON(): DbFile {
    return { schemaVersion: SCHEMA_VERSION, users: this.#users, sentEmails: this.sentEmails };
  }

  /** Takes over everything another database has. */
  replaceWith(other: MockDb): void {
    const { users, sentEmails } = structuredClone(other.toJSON());
    this.#users = users;
    this.sentEmails = sentEmails;
    this.#changed();
  }

  /** The database that `toJSON` wrote down. Throws when the JSON is of another shape or version. */
  static fromJSON(json: unknown): MockDb {
    const { users, sentEmails } = v.parse(dbFile, json);
    const db = new MockDb();
    db.#users = users;
    db.sentEmails = sentEmails;
    return db;
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

const nameKey = (userName: string): string => userName.trimEnd().toLowerCase();

/** The lists of somebody who has nothing yet. */
export const emptyUserData = (): UserData => ({
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
});

/** One more than the highest id. */
export function nextId(ids: readonly number[]): number {
  return ids.reduce((highest, each) => Math.max(highest, each), 0) + 1;
}

export interface DemoOptions {
  /** Multiplies the lists. */
  scale?: number;
  /** History ends at this moment. */
  now?: Date;
  seed?: number;
}

/** A database with the demo users. The same options give the same data. */
export function createDb({ scale = 1, now = new Date(), seed = 1 }: DemoOptions = {}): MockDb {
  const db = new MockDb();
  const users: DemoUser[] = createDemoUsers({ scale, now, seed });
  for (const { userName, data } of users) db.putUser(userName, data, now);
  return db;
}
