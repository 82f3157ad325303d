import type { Page } from '@playwright/test';
import type { UserData } from '../../api/schema';
import { WITH_NOTE } from '../../e2e/kit/prayers';
import type { Attempt } from './proxy';

/** The rows that one page writes to; each page has its own, so that neither overwrites the other's changes. */
export interface Own {
  prayer: string;
  prayerId: number;
  quoteId: number;
  /** A chapter whose verses are used one after the other. */
  book: string;
}

export interface Kind {
  name: string;
  /** Writes through the page, as a user would. The text contains the token, a word that occurs nowhere else. */
  write: (page: Page, token: string, own: Own, go: (path: string) => Promise<void>) => Promise<void>;
  /** Recognises calls of such a write that do not contain the token. */
  isCall?: (call: Pick<Attempt, 'endpoint' | 'query'>, token: string, own: Own) => boolean;
  /** How often the token, or the row written with it, is in the database. */
  count: (data: UserData, token: string, own: Own) => number;
  /** True if a later write of the same page replaces an earlier one. */
  replaces?: true;
  /** The value that the user saw before replacing it. */
  replaced?: Set<string>;
  /** True if nothing is shown unless it is refused. */
  silent?: true;
  /** True if it can be undone before it is sent. */
  undoable?: true;
}

/** The chapters that were recorded as read: two pages may show the same one, and each of the presses is a reading. */
export const CHAPTERS_PRESSED: string[] = [];

/** A chapter as the server is told: '1 Corinthians 2' is '1-corinthians 2'. */
export const chapterKeyOf = (name: string): string => name.toLowerCase().replace(/ (?=.* )/g, '-');

const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).first();
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const times = <T>(rows: readonly T[], is: (row: T) => boolean): number => rows.filter(is).length;

async function ofPrayer(page: Page, prayer: string, item: string): Promise<void> {
  const card = page.getByRole('article', { name: prayer, exact: true }).first();
  await card.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function choose(page: Page, item: string): Promise<void> {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The number in `w12`. */
const numberOf = (token: string): number => Number(/\d+$/.exec(token)?.[0]);

/** A verse that no other write of the page uses, of a book with long chapters. */
function verseOf(token: string): { chapter: number; verse: number } {
  const n = numberOf(token);
  return { chapter: (n % 10) + 1, verse: (Math.floor(n / 10) % 15) + 1 };
}

async function addVerse(
  page: Page,
  token: string,
  own: Own,
  item: string,
  go: (path: string) => Promise<void>,
) {
  const { chapter, verse } = verseOf(token);
  await go(`/readBibleChapter/kjv/${own.book}/${chapter}`);
  await page.locator('#v1').waitFor();
  await choose(page, item);
  await inDialog(page, String(verse)).click();
  await inDialog(page, 'Add').click();
}

const isVerse = (own: Own, token: string) => {
  const { chapter, verse } = verseOf(token);
  return (row: { bookName: string; chapter: number; startVerse: number; endVerse: number }) =>
    row.bookName === own.book &&
    row.chapter === chapter &&
    row.startVerse === verse &&
    row.endVerse === verse;
};

const isVerseCall =
  (endpoint: string): NonNullable<Kind['isCall']> =>
  (call, token, own) => {
    const { chapter, verse } = verseOf(token);
    const { book, chapter: number, start } = call.query;
    return (
      call.endpoint === endpoint && book === own.book && Number(number) === chapter && Number(start) === verse
    );
  };

/** Both pages explain the least recently practised passage. */
const explanations = new Set<string>();

export const KINDS: readonly Kind[] = [
  {
    name: 'session',
    undoable: true,
    write: async (page, token, { prayer }, go) => {
      await go('/prayers');
      await ofPrayer(page, prayer, WITH_NOTE);
      await page.getByLabel('Note (optional)').fill(token);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Record( again)?$/ })
        .click();
    },
    count: (data, token) => times(data.prayerSessions, ({ note }) => note === token),
  },
  {
    name: 'prayer',
    write: async (page, token, _, go) => {
      await go('/prayers');
      await button(page, 'Add Prayer').click();
      await page.getByLabel('Title').fill(token);
      await inDialog(page, 'Save').click();
    },
    count: (data, token) => times(data.prayers, ({ title }) => title === token),
  },
  {
    name: 'prayer edited',
    replaces: true,
    write: async (page, token, { prayer }, go) => {
      await go('/prayers');
      await ofPrayer(page, prayer, 'Edit Prayer...');
      await page.getByLabel('Details').fill(token);
      await inDialog(page, 'Save').click();
    },
    count: (data, token) => times(data.prayers, ({ details }) => details === token),
  },
  {
    name: 'quote',
    write: async (page, token, _, go) => {
      await go('/addQuote');
      await page.getByLabel('Quote text').fill(token);
      await button(page, 'Add Quote').click();
    },
    count: (data, token) => times(data.quotes, ({ text }) => text === token),
  },
  {
    name: 'quote edited',
    replaces: true,
    write: async (page, token, { quoteId }, go) => {
      await go(`/viewQuotes/${quoteId}`);
      await page.locator('blockquote').waitFor();
      await choose(page, 'Edit Quote');
      await page.getByLabel('Quote text').fill(token);
      await inDialog(page, 'Save').click();
    },
    count: (data, token) => times(data.quotes, ({ text }) => text === token),
  },
  {
    name: 'topic',
    write: async (page, token, { quoteId }, go) => {
      await go(`/viewQuotes/${quoteId}`);
      await page.locator('blockquote').waitFor();
      await choose(page, 'Manage Topics');
      await page.getByLabel('Search topics').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Create New Topic' }).click();
      await page.getByLabel('New topic name').fill(token);
      await inDialog(page, 'Create Topic').click();
    },
    count: (data, token) => times(data.topics, ({ name }) => name === token),
  },
  {
    name: 'link',
    write: async (page, token, _, go) => {
      await go('/links');
      await button(page, 'Add Link').click();
      await page.getByLabel('Label', { exact: true }).fill(token);
      await page.getByLabel('URL').fill('https://example.org');
      await inDialog(page, 'Add Link').click();
    },
    count: (data, token) => times(data.links, ({ label }) => label === token),
  },
  {
    name: 'memory passage',
    write: (page, token, own, go) => addVerse(page, token, own, 'Add to Memory Verses...', go),
    isCall: isVerseCall('add_memory_passage'),
    count: (data, token, own) => times(data.memoryPassages, isVerse(own, token)),
  },
  {
    name: 'nugget',
    write: (page, token, own, go) => addVerse(page, token, own, 'Add to Nuggets...', go),
    isCall: isVerseCall('add_nonmemory_passage'),
    count: (data, token, own) => times(data.nuggets, isVerse(own, token)),
  },
  {
    name: 'explanation',
    write: async (page, token, _, go) => {
      await go('/practice/by_ref/by_last_practiced_time');
      await choose(page, 'Explanation');
      const text = page.getByRole('dialog').getByRole('textbox');
      // In one step, because the text follows the other page's changes until something is typed.
      const before = await text.evaluate((field, typed) => {
        if (!(field instanceof HTMLTextAreaElement)) throw new Error('no field');
        const { value } = field;
        const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
        set?.call(field, typed);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return value;
      }, token);
      explanations.add(before);
      await inDialog(page, 'Save').click();
    },
    replaced: explanations,
    count: (data, token) => times(data.memoryPassages, ({ explanation }) => explanation === token),
  },
  {
    name: 'box',
    silent: true,
    write: async (page, _, __, go) => {
      await go('/practice/by_ref/by_freq');
      await button(page, 'Move down a box').click();
      await inDialog(page, 'Confirm').click();
    },
    count: () => 1,
  },
  {
    name: 'reading',
    silent: true,
    undoable: true,
    write: async (page, token, _, go) => {
      await go('/readingPlan');
      const today = page.getByRole('region', { name: "Today's Reading" });
      const press = today.getByRole('button', {
        name: numberOf(token) % 2 === 0 ? 'Read' : 'Done elsewhere',
      });
      await press.first().waitFor();
      const [chapter] = /^[1-3A-Z][A-Za-z ]* \d+$/m.exec(await today.innerText()) ?? [];
      await press.first().click();
      if (chapter !== undefined) CHAPTERS_PRESSED.push(chapterKeyOf(chapter));
    },
    count: () => 1,
  },
];
