import type { Page, Route } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { nameNewUser } from './kit/page';
import { TOUR, tooWide, walk } from './kit/tour';

const MARKUP = `"'><img src=x onerror="window.__hacked=1"><svg onload=window.__hacked=1></textarea></title><script>window.__hacked=1</script>`;
const CONTROL = `\u0000\u0007\u001b[31m\u202Egnp.exe\u2066\u2067\u200F\uFEFF\uFFFF\uD800\u2028\u0085 ${'Z\u0361\u0489\u0324'.repeat(300)} ${'👨‍👩‍👧‍👦🏳️‍🌈'.repeat(80)} ${'\u00A0'.repeat(400)}${'\t'.repeat(400)}`;
const HUGE = 'W'.repeat(50_000);

interface Evil {
  text: string;
  /** The texts to put in place of a link's URL, one after the other. */
  urls: readonly [string, ...string[]];
}

const HOSTILE: Readonly<Record<string, Evil>> = {
  'markup, script and control characters': {
    text: `${MARKUP} ${CONTROL}`,
    urls: [
      'javascript:window.__hacked=1',
      'java\tscript:window.__hacked=1',
      'data:text/html,<script>1</script>',
    ],
  },
  'huge text': { text: HUGE, urls: [`https://example.org/${HUGE}`] },
};

/** Fields that must remain intact for a row to be used: its kind, its owner and its time. */
const INTACT: ReadonlySet<string> = new Set([
  'key',
  'bookName',
  'translationName',
  'translationId',
  'dayOfWeek',
  'dateRead',
  'dateTime',
  'archiveFl',
  'prayerPriorityCd',
]);
/** Fields that are filled even if they are empty in the demo. */
const FILLED: ReadonlySet<string> = new Set([
  'explanation',
  'prayerDetailsTx',
  'prayerSubjectPersonName',
  'prayerNoteTx',
  'approved',
  'fromUser',
]);
/** Limits the lists, because many huge texts would only make the test slow. */
const MAX_ROWS = 10;

function poisoned(value: unknown, evil: Evil, field = '', row = 0): unknown {
  if (Array.isArray(value)) {
    return value.slice(0, MAX_ROWS).map((item: unknown, row) => poisoned(item, evil, field, row));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inside]) => [name, poisoned(inside, evil, name, row)]),
    );
  }
  if (INTACT.has(field) || (field === 'userName' && value === 'demo')) return value;
  if (typeof value !== 'string') return value === null && FILLED.has(field) ? evil.text : value;
  return field === 'action' ? evil.urls[row % evil.urls.length] : evil.text;
}

/** The server may close an idle connection just as it is used again. */
const STALE = { maxRetries: 2 };

const poison = (evil: Evil) => async (route: Route) => {
  const response = await route.fetch(STALE);
  await route.fulfill({ response, json: poisoned(await response.json(), evil) });
};

const harmless = async (page: Page, where: string) => {
  expect(await page.evaluate('window.__hacked'), where).toBeUndefined();
  await expect.poll(() => tooWide(page), where).toEqual([]);
  expect(await page.locator('a[href^="javascript" i], a[href^="data" i]').count(), where).toBe(0);
};

test.use({ viewport: { width: 320, height: 640 } });

for (const [name, evil] of Object.entries(HOSTILE)) {
  for (const part of ['memory', 'reading', 'keeping', 'shell'] as const) {
    test(`${name} in every field does nothing: ${part}`, async ({ page, open }) => {
      await page.route('**/bible/api/*.php*', poison(evil));
      await open('/links');
      await page.getByRole('button', { name: 'Add Link' }).waitFor();
      await walk(page, TOUR[part], (where) => harmless(page, where));
      // Prefetched data may still be in flight.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }

  test(`${name} as the reason of a refusal is shown as text`, async ({ page, open }) => {
    await page.route('**/bible/api/nuggets_login.php*', (route) => route.fulfill({ json: evil.text }));
    await open('/login', null);
    await nameNewUser(page, 'miriam');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to create new user');
    await harmless(page, 'login');
  });
}
