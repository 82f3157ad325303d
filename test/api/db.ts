import * as v from 'valibot';
import { createDemoUsers, type DemoUser } from './demoData/createDemoUsers';
import { dbFile, SCHEMA_VERSION, type DbFile, type SentEmail, type UserData, type UserRow } from './schema';

/** The database of the mock API: in memory, with one set of lists per user, as the PHP server has one file per user. */
export class MockDb {
  /** The mails of `send_search_results`, oldest first. */
  sentEmails: SentEmail[] = [];
  #users: UserRow[] = [];
  readonly #listeners = new Set<() => void>();

  /** All users, in the server's order. */
  users(): readonly UserRow[] {
    return this.#users.toSorted((a, b) =>
      a.userName.localeCompare(b.userName, 'en', { sensitivity: 'base' }),
    );
  }

  /** A user; undefined if unknown. The server's database ignores case, accents and trailing spaces. */
  findUser(userName: string): UserRow | undefined {
    const key = nameKey(userName);
    return this.#users.find((user) => nameKey(user.userName) === key);
  }

  /** A user's lists; undefined for an unknown user. */
  find(userName: string): UserData | undefined {
    return this.findUser(userName)?.data;
  }

  /** A user's lists, for a test to read or change. Throws for an unknown user. */
  user(userName: string): UserData {
    const data = this.find(userName);
    if (data === undefined) throw new RangeError(`The mock database has no user '${userName}'`);
    return data;
  }

  /** Replaces a user's lists; creates the user if there is none. */
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

  /** Must be called after a user's rows have changed. */
  touch(userName: string, now: Date): void {
    const existing = this.findUser(userName);
    if (existing) existing.lastModified = now.getTime();
    this.#changed();
  }

  /** Calls `listener` after every change; returns the unsubscriber. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  toJSON(): DbFile {
    return { schemaVersion: SCHEMA_VERSION, users: this.#users, sentEmails: this.sentEmails };
  }

  /** Replaces all data with that of another database. */
  replaceWith(other: MockDb): void {
    const { users, sentEmails } = structuredClone(other.toJSON());
    this.#users = users;
    this.sentEmails = sentEmails;
    this.#changed();
  }

  /** Parses the output of `toJSON`. Throws if the JSON has another shape or version. */
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

/** A name of a user or a topic as MariaDB's `utf8mb4_general_ci` compares it, as far as the tests need. */
export const nameKey = (name: string): string =>
  name
    .trimEnd()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 's')
    .toLowerCase();

/** One more than the highest id. */
export function nextId(ids: readonly number[]): number {
  return ids.reduce((highest, each) => Math.max(highest, each), 0) + 1;
}

export interface DemoOptions {
  /** Multiplies the lists. */
  scale?: number;
  /** The end of the history. */
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
