import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has cached the whole app. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const cached = async () =>
      (
        await Promise.all(
          (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
        )
      ).some((count) => count > 10);
    while (!(await cached())) await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

test('opens again offline, with the chapters that were read, and signs in by itself', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/readBibleChapter/kjv/john/3');
  await expect(page.locator('#v16')).toBeVisible();
  await installed(page);
  // The neighbours were prefetched, and are cached like the chapters that were read.
  await expect.poll(async () => (await demo.calls('get_passage_text')).length).toBe(3);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('#v16')).toContainText('God so loved the world');
  await expect(page.getByText('User: demo')).toBeVisible();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('John 4');
  await expect(page.locator('#v1')).toBeVisible();
  expect(await demo.calls('get_passage_text')).toHaveLength(3);
});

test('says what is not available offline, and shows it when online again', async ({
  page,
  open,
  context,
}) => {
  await open('/readBibleChapter/kjv/john/3');
  await installed(page);
  await context.setOffline(true);
  await page.getByLabel('Translation').selectOption('asv');
  await expect(page.getByText('Error loading verses').first()).toBeVisible();
  await expect(page.getByText('Offline')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#v16')).toBeVisible();
});

test('practises, prays and reads offline; every write is sent once, in order, when online again', async ({
  page,
  open,
  context,
  demo,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await open('/practice/by_ref/by_freq');
  const next = page.getByRole('button', { name: 'Next passage' });
  await expect(next).toBeVisible();
  await installed(page);
  // A normal morning, so that lists and the screens' code are loaded.
  for (const path of ['Prayers', 'Reading Plan'] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: path, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(path);
    await expect(page.getByText('Loading')).toHaveCount(0);
  }
  // What is read offline is the next chapter, which comes with this one: nothing counts whose text was not on the screen.
  await page
    .getByRole('button', { name: /^Read\b/ })
    .first()
    .click();
  await page.locator('#v1').waitFor();
  await expect.poll(async () => (await demo.calls('get_passage_text')).length).toBeGreaterThan(2);
  await page.clock.runFor(12_000);
  await expect.poll(async () => (await demo.calls('update_reading_plan')).length).toBe(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Practice Setup' }).click();
  await demo.clearCalls();
  const before = await demo.dataOf('demo');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start' }).click();
  for (let step = 0; step < 4; step += 1) {
    await next.click();
    await page.getByRole('button', { name: 'Show text' }).click();
  }
  await page.getByRole('button', { name: 'Move down a box' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Frequency updated to Box 2 (waiting to be sent)')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Prayers', exact: true }).click();
  await page
    .getByRole('button', { name: /^Record/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Record/ })
    .click();
  await expect(page.getByRole('button', { name: /\d waiting to be sent/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Reading Plan' }).click();
  await page
    .getByRole('button', { name: /^Read\b/ })
    .first()
    .click();
  await page.locator('#v1').waitFor();
  // A box, a session, a chapter, and the views of those passages whose texts are on the device.
  await expect(page.getByRole('button', { name: /[4-8] waiting to be sent/ })).toBeVisible();
  // A minute for retries.
  await page.clock.runFor(60_000);
  const waiting = Number(
    /(\d+) waiting/.exec(
      (await page.getByRole('button', { name: /\d waiting to be sent/ }).getAttribute('aria-label')) ?? '',
    )?.[1],
  );

  await page.reload();
  await expect(page.getByRole('button', { name: `${waiting} waiting to be sent` })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Prayers', exact: true }).click();
  await expect(page.getByText(/prayed today/i).first()).toBeVisible();
  expect(await demo.calls('update_last_viewed')).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'All is sent' })).toBeVisible({ timeout: 40_000 });
  const after = await demo.dataOf('demo');
  const views = (await demo.calls('update_last_viewed')).map(({ query }) => query);
  expect(after.prayerSessions).toHaveLength(before.prayerSessions.length + 1);
  expect(after.readingProgress).toHaveLength(before.readingProgress.length + 1);
  expect(views).toHaveLength(waiting - 3);
  expect(new Set(views.map((view) => view?.passageId)).size).toBe(views.length);
  const times = views.map((view) => Number(view?.lastViewedNum));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const writes = (await demo.calls())
    .map(({ endpoint }) => endpoint)
    .filter((name) => /^(update|add)_/.test(name));
  const [moved] = after.memoryPassages.filter(
    ({ passageId, box }) => box !== before.memoryPassages.find((each) => each.passageId === passageId)?.box,
  );
  expect(moved?.box).toBe(2);
  // Each once. No kind of write waits for another.
  expect(writes.toSorted()).toEqual(
    [
      ...views.map(() => 'update_last_viewed'),
      'update_passage',
      'add_prayer_session',
      'update_reading_plan',
    ].toSorted(),
  );
});

test('a box change made offline does not undo other changes of the passage', async ({
  page,
  open,
  context,
  demo,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const choose = async (name: string) => {
    await button('More actions').click();
    await page.getByRole('menuitem', { name }).click();
  };
  const goTo = async (reference: string) => {
    await choose('Go to Passage');
    await page.getByRole('searchbox').fill(reference);
    await page.keyboard.press('Enter');
  };
  const moveDown = async (words: string) => {
    await button('Move down a box').click();
    await button('Confirm').click();
    await expect(page.getByText(words)).toBeVisible();
  };
  const save = async (words: string) => {
    await button('Save').click();
    await expect(page.getByText(words)).toBeVisible();
  };
  const stored = async () =>
    (await demo.dataOf('demo')).memoryPassages.find(
      ({ bookName, chapter, startVerse }) => bookName === 'psalms' && chapter === 1 && startVerse === 1,
    );
  await open('/practice/by_ref/by_freq');
  await expect(button('Next passage')).toBeVisible();
  await installed(page);
  await goTo('psalms 1:1');
  await choose('Edit Mem Passage...');
  await page.getByRole('combobox', { name: 'End Verse' }).selectOption('2');
  await save('Passage updated successfully');

  await context.setOffline(true);
  await page.reload();
  await goTo('psalms 1:1');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Psalms 1:1-2');
  await moveDown('Frequency updated to Box 2 (waiting to be sent)');
  await context.setOffline(false);
  await expect.poll(async () => (await stored())?.box).toBe(2);
  expect(await stored()).toMatchObject({ endVerse: 2 });

  // The box change is pending while the passage is edited once more.
  await demo.faults({ update_passage: 'drop' });
  await moveDown('Frequency updated to Box 3 (waiting to be sent)');
  await demo.faults({});
  await choose('Edit Mem Passage...');
  await page.getByRole('combobox', { name: 'End Verse' }).selectOption('3');
  await save('Passage updated successfully');
  // The box was sent before the later edit.
  await expect(button('All is sent')).toBeVisible();
  expect(await stored()).toMatchObject({ box: 3, endVerse: 3 });
});

/** Every list with its call and a text that only the server has. */
const LISTS = [
  ['/practiceSetup', 'get_mempsg_list', /^Box 1: \d+/],
  ['/memoryPassages', 'get_mempsg_text_overrides', /^\d+ passages/],
  ['/memoryPracticeHistory', 'get_mem_practice_history', /^\(\d+\)$/],
  ['/browseBible', 'get_nugget_id_list', /^1 of 200$/],
  ['/viewQuotes', 'get_quote_list', /^Quote 1$/],
  ['/prayers', 'get_prayers', /^Exams$/],
  ['/readingPlan', 'get_all_reading_plan_progress', /^Re-read/],
  ['/links', 'get_additional_links', /^Hymnary/],
] as const;

/** The calls with a cached answer, as JSON. */
const keptCalls = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('nuggets');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          keys.onsuccess = () => resolve(JSON.stringify(keys.result));
        };
      }),
  );

test('every list opens from the cache, which says its age, until online again', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/links');
  await installed(page);
  for (const [path, call, words] of LISTS) {
    await page.goto(`${demo.url}/nuggets${path}`);
    await expect(page.getByText(words).first(), path).toBeVisible();
    // A list is shown before it is cached.
    await expect.poll(() => keptCalls(page), path).toContain(`"${call}?`);
  }
  await context.setOffline(true);
  const age = page.getByText(/Showing what was known/);
  for (const [path, , words] of LISTS) {
    await page.goto(`${demo.url}/nuggets${path}`);
    await expect(page.getByText(words).first(), path).toBeVisible();
    await expect(age, path).toBeVisible();
  }
  await context.setOffline(false);
  await expect(age).toHaveCount(0);

  // The next user finds nothing of this.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Existing user').selectOption('reader');
  await page.getByLabel('Remember Me').uncheck();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('User: reader')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Prayers', exact: true }).click();
  await expect(page.getByText('Error fetching prayers').first()).toBeVisible();
  await expect(page.getByText('Exams')).toHaveCount(0);
});

test('a write that the server refuses later can be retried or discarded', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/practice/by_ref/by_freq');
  await expect(page.getByRole('button', { name: 'Next passage' })).toBeVisible();
  await expect.poll(async () => (await demo.calls('update_last_viewed')).length).toBe(1);
  await context.setOffline(true);
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '2 waiting to be sent' })).toBeVisible();
  await demo.faults({ update_last_viewed: 'error' });
  await context.setOffline(false);
  const footer = page.getByRole('button', { name: /2 refused/ });
  await footer.click();
  const dialog = page.getByRole('dialog');
  const actions = dialog.getByRole('button', { name: /^Actions for/ });
  const choose = async (item: string) => {
    await actions.first().click();
    await dialog.getByRole('menuitem', { name: item }).click();
  };
  await expect(actions).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await expect(dialog.getByText(/^Viewed \w+ \d+:\d+/)).toHaveCount(2);
  await expect(dialog.getByText(/^\d\d\/\d\d\/\d{4} \d+:\d\d [AP]M$/)).toHaveCount(2);
  await choose('Discard');
  await dialog.getByRole('button', { name: 'No' }).click();
  await choose('Discard');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(actions).toHaveCount(1);
  await demo.faults({});
  await demo.clearCalls();
  await choose('Retry');
  await expect(dialog.getByText('Everything has been sent.')).toBeVisible();
  expect(await demo.calls('update_last_viewed')).toHaveLength(1);
});

test('views that the server refuses do not block a box change', async ({ page, open, demo }) => {
  await demo.faults({ update_last_viewed: '500' });
  await open('/practice/by_ref/by_freq');
  await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Move down a box' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Frequency updated to Box 2', { exact: true })).toBeVisible();
  expect(await demo.calls('update_passage')).toHaveLength(1);
  await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();
});

test('the time of the last sync is known after a reload', async ({ page, open }) => {
  await open('/prayers');
  const status = page.getByRole('button', { name: 'All is sent' });
  await status.click();
  await expect(page.getByText('Last sync just now')).toBeVisible();
  await page.route('**/bible/api/**', (route) => route.abort());
  await page.reload();
  await status.click();
  await expect(page.getByText(/Last sync/)).toBeVisible();
  await expect(page.getByText('Not synced yet')).toHaveCount(0);
});

test('a user without Remember Me leaves nothing on the device', async ({ page, open, context, demo }) => {
  await open('/login', null);
  await page.getByLabel('Existing user').selectOption('demo');
  await page.getByLabel('Remember Me').uncheck();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('User: demo')).toBeVisible();
  const go = async (name: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name, exact: true }).click();
  };
  await go('View Quotes');
  await expect(page.locator('blockquote')).toBeVisible();
  await go('Prayers');
  const card = page.getByRole('article', { name: 'Exams' });
  await card.getByRole('button', { name: 'Record' }).click();
  await page.getByLabel('Note (optional)').fill('A word of mine');
  await context.setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'All is sent' })).toBeVisible();
  const notes = (await demo.dataOf('demo')).prayerSessions.map(({ note }) => note);
  expect(notes.filter((note) => note === 'A word of mine')).toHaveLength(1);

  await page.close();
  const next = await context.newPage();
  await next.goto(`${demo.url}/nuggets/login`);
  await expect(next.getByLabel('Existing user')).toContainText('demo');
  const kept = await next.evaluate(async () => {
    const all: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const store of db.objectStoreNames) {
        const reading = db.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (reading.onsuccess = resolve));
        all.push(reading.result);
      }
    }
    return JSON.stringify(all);
  });
  for (const word of ['"user":"demo"', '/demo', 'Exams', 'A word of mine', 'quoteTx'])
    expect(kept).not.toContain(word);
});
