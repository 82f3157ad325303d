import type { Page } from '@playwright/test';
import type { Read } from './kit/faultCells';

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, item: string): Promise<void> {
  await button(page, 'More actions').first().click();
  await page.getByRole('menuitem', { name: item }).click();
}

const verse = (page: Page) => page.locator('.scripture .verse').first();
const memoryList = 'Error loading memory passages: Failed to load memory passages';
const fromTheMenu = (item: string) => (page: Page) => choose(page, item);
const PSALM = /^Psalms 139:23-24a? /;

/** Keeps the page from loading in the background: one call brings all texts, also the one whose own call fails. */
const saveData = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Every reading call, on each screen with its own messages. */
export const READS: readonly Read[] = [
  {
    endpoint: 'get_all_users',
    path: '/login',
    user: null,
    act: async (page) => {
      await page.getByRole('button', { name: 'I have a name' }).click();
      await page.getByRole('button', { name: 'Choose from the list' }).click();
    },
    waits: (page) => page.getByLabel('Existing user').filter({ hasText: 'Loading users…' }),
    message: 'Failed to load users. Please try again.',
    comes: (page) => page.getByLabel('Existing user').filter({ hasText: 'demo' }),
  },
  {
    endpoint: 'get_mempsg_list',
    place: 'practice',
    path: '/practice/by_ref/by_freq',
    waits: text('Loading your memory passages…'),
    message: memoryList,
    comes: text(/^1 of \d+$/),
  },
  {
    endpoint: 'get_mempsg_list',
    place: 'by box',
    path: '/memoryPassagesByBox',
    waits: text('Loading your memory passages…'),
    message: memoryList,
    comes: (page) => button(page, /^Box 1/),
  },
  {
    endpoint: 'get_mempsg_text_overrides',
    path: '/memoryPassages',
    act: async (page) => {
      await page.getByRole('searchbox').fill('psalms 139');
      await button(page, PSALM).click();
    },
    waits: text('Loading…'),
    message: 'Not loaded: your own wordings.',
    // The custom texts are loaded when the page becomes visible again.
    retry: (page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    comes: text('Search me, O God, and know my heart.'),
  },
  {
    endpoint: 'get_mem_practice_history',
    path: '/memoryPracticeHistory',
    waits: text('Loading your practice history…'),
    message: 'Error loading practice history',
    comes: (page) => button(page, 'Last'),
  },
  {
    endpoint: 'get_passage_text',
    place: 'reader',
    path: '/readBibleChapter/kjv/john/3',
    waits: text('Loading John 3…'),
    message: 'Error loading verses',
    comes: (page) => page.locator('#v16'),
  },
  {
    endpoint: 'get_passage_text',
    place: 'public link',
    path: '/read/kjv/john/3/16',
    user: null,
    waits: text('Loading John 3…'),
    message: 'Error loading verses',
    comes: (page) => page.locator('#v16'),
  },
  {
    endpoint: 'get_passage_text',
    place: 'practice',
    path: '/practice/by_psgtxt/by_freq',
    waits: text('Loading the text…'),
    message: 'Error loading passage text',
    comes: verse,
  },
  {
    endpoint: 'get_passage_text',
    place: 'nuggets',
    path: '/browseBible',
    waits: (page) => page.locator('.scripture').getByText(/^Loading /),
    message: 'Error loading verses',
    comes: verse,
  },
  {
    endpoint: 'get_nugget_id_list',
    path: '/browseBible',
    waits: text('Loading your nuggets…'),
    message: 'Your passages could not be loaded.',
    comes: (page) => page.getByRole('article').getByText(/^1 of \d+$/),
  },
  {
    endpoint: 'get_nugget_id_list',
    place: 'highlighted',
    path: '/readBibleChapter/kjv/john/3',
    act: async (page) => {
      await verse(page).waitFor();
      await choose(page, 'Highlight Nuggets');
    },
    waits: verse,
    message: 'Error loading nuggets',
    retry: (page) => choose(page, 'Highlight Nuggets'),
    comes: (page) => page.locator('#v16[class*="highlighted"]'),
  },
  {
    endpoint: 'get_tag_list',
    place: 'nuggets',
    path: '/browseBible',
    act: (page) => button(page, 'Filter by Topic').click(),
    waits: text('Loading your topics…'),
    message: 'Error loading topics: Failed to load topics',
    comes: (page) => page.getByLabel('Search topics'),
  },
  {
    endpoint: 'get_tag_list',
    place: 'quotes',
    path: '/viewQuotes',
    act: fromTheMenu('Manage Topics'),
    waits: text('Loading your topics…'),
    message: 'Error loading topics: Failed to load topics',
    comes: (page) => page.getByLabel('Search topics'),
  },
  {
    endpoint: 'get_quote_list',
    path: '/viewQuotes',
    waits: text('Loading quotes…'),
    message: 'Error: Failed to load quotes',
    comes: text(/^Showing \d+ of \d+ quotes/),
  },
  {
    endpoint: 'get_quote_list',
    place: 'with texts',
    path: '/searchQuotes',
    waits: text('Loading quotes…'),
    message: 'Error: Failed to load quotes',
    comes: text(/^Type a word/),
  },
  {
    endpoint: 'get_quote_text',
    path: '/viewQuotes',
    fresh: true,
    act: saveData,
    waits: text('Loading the quote…'),
    message: 'Error loading the quote',
    comes: (page) => page.locator('blockquote'),
    answers: { error: (page) => page.locator('blockquote').getByText('error', { exact: true }) },
  },
  {
    endpoint: 'bible_search',
    path: '/search?phrase=shepherd&group=new&book=All&translation=kjv',
    waits: text('Loading what is found for “shepherd”…'),
    message: /^The search failed/,
    comes: text(/verses found$/),
  },
  {
    endpoint: 'get_all_reading_plan_progress',
    path: '/readingPlan',
    waits: text('Loading your reading progress…'),
    message: 'Failed to load reading progress',
    comes: (page) => page.getByRole('region', { name: "Today's Reading" }),
  },
  {
    endpoint: 'get_additional_links',
    path: '/links',
    waits: text('Loading your links…'),
    message: 'Failed to load additional links',
    comes: (page) => page.getByRole('link', { name: /Hymnary/ }),
  },
  {
    endpoint: 'get_prayers',
    path: '/prayers',
    waits: text('Loading your prayers…'),
    message: 'Error fetching prayers',
    comes: (page) => page.getByRole('article', { name: 'Exams' }),
  },
  {
    endpoint: 'get_prayer_sessions',
    path: '/prayers',
    fresh: true,
    waits: text('Loading your prayers…'),
    message: 'Error fetching prayer history',
    comes: text('Prayed today'),
  },
];
