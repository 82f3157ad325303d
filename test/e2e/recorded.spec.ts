import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { login, nameUser } from './kit/page';
import { card, notesOf, record } from './kit/prayers';
import type { DemoServer } from './kit/server';
import { goOffline, goOnline } from './kit/offline';

/** A reading or prayer reaches the server at once when the page is left, even while it could still be undone. */

async function signIn(page: Page, demo: DemoServer, isRemembered: boolean): Promise<void> {
  await page.goto(`${demo.url}/nuggets/login`);
  await nameUser(page, 'demo');
  if (!isRemembered) await page.getByLabel('Remember Me').uncheck();
  await login(page).click();
  await expect(page.getByText('User: demo')).toBeVisible();
}

/** Another window of a remembered user. */
async function openWindow(context: BrowserContext, demo: DemoServer): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('user.name', 'demo'));
  await page.goto(`${demo.url}/nuggets/prayers`);
  await card(page, 'Exams').waitFor();
  return page;
}

async function goTo(page: Page, screen: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: screen, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen);
}

const NOTE = 'Left at once';
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function prayForExams(page: Page): Promise<void> {
  await record(page, 'Exams', NOTE);
  await undo(page).first().waitFor();
}

/** The readings and notes of this test that have reached the server. */
const recorded = async (demo: DemoServer, readingsBefore: number) => ({
  notes: await notesOf(demo, 8),
  readings: (await demo.dataOf('demo')).readingProgress.length - readingsBefore,
});

const readingsOf = async (demo: DemoServer) => (await demo.dataOf('demo')).readingProgress.length;

/** Less than the time during which a record can be undone. */
const AT_ONCE = { timeout: 6_000 };

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** As a browser tells a page that it will be frozen. */
const freeze = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('freeze')));

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  closed: (page) => page.close(),
  'closed by the person': async (page) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked, 'what can be sent at once needs no question').toEqual([]);
  },
  hidden: hide,
  frozen: freeze,
  'left for another URL': (page) => page.goto('about:blank'),
};

for (const isRemembered of [true, false]) {
  test.describe(isRemembered ? 'remembered' : 'with Remember Me off', () => {
    for (const [way, leave] of Object.entries(WAYS)) {
      test(`a reading and a prayer are sent when the page is ${way}`, async ({ page, context, demo }) => {
        await signIn(page, demo, isRemembered);
        await goTo(page, 'Prayers');
        await goTo(page, 'Reading Plan');
        const before = await readingsOf(demo);
        await page.getByRole('button', { name: 'Done elsewhere' }).click();
        await undo(page).first().waitFor();
        await goTo(page, 'Prayers');
        await prayForExams(page);
        expect(await recorded(demo, before)).toEqual({ notes: [], readings: 0 });

        // The lists that a write needs are read as soon as it is made, which takes a busy machine a moment.
        await page.waitForLoadState('networkidle');
        await leave(page);
        await expect.poll(() => recorded(demo, before), AT_ONCE).toEqual({ notes: [NOTE], readings: 1 });

        // The next window does not send either of them again.
        const next = await openWindow(context, demo);
        await expect(next.getByRole('button', { name: 'All changes synced' })).toBeVisible();
        expect(await recorded(demo, before)).toEqual({ notes: [NOTE], readings: 1 });
        expect(await demo.calls('add_prayer_session')).toHaveLength(1);
        expect(await demo.calls('update_reading_plan')).toHaveLength(1);
      });
    }
  });
}

test('a user who is back after a moment cannot undo what was sent meanwhile', async ({
  page,
  open,
  demo,
}) => {
  await open('/prayers');
  await prayForExams(page);
  await hide(page);
  await expect.poll(() => notesOf(demo, 8), AT_ONCE).toEqual([NOTE]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('button', { name: 'All changes synced' })).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
  expect(await demo.calls('add_prayer_session')).toHaveLength(1);
});

test('a session that was undone is not sent when the page is closed', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/prayers');
  await prayForExams(page);
  await undo(page).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await page.close();
  const next = await openWindow(context, demo);
  await expect(next.getByRole('button', { name: 'All changes synced' })).toBeVisible();
  expect(await demo.calls('add_prayer_session')).toEqual([]);
});

test('a session of a page closed without a network is sent at the next opening', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/prayers');
  await prayForExams(page);
  await goOffline(context);
  await page.close();
  await goOnline(context);
  const next = await openWindow(context, demo);
  await expect.poll(() => notesOf(demo, 8), { timeout: 45_000 }).toEqual([NOTE]);
  await expect(next.getByRole('button', { name: 'All changes synced' })).toBeVisible();
  expect(await notesOf(demo, 8)).toEqual([NOTE]);
});

test('a session is sent once when the page is closed before the answer', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/prayers');
  const held = await demo.hold('add_prayer_session');
  await prayForExams(page);
  await page.close();
  await held.arrived();
  const next = await openWindow(context, demo);
  await held.release();
  await expect(next.getByRole('button', { name: 'All changes synced' })).toBeVisible();
  expect(await notesOf(demo, 8)).toEqual([NOTE]);
  expect(await demo.calls('add_prayer_session')).toHaveLength(1);
});

test.describe('of two windows', () => {
  test('the other one knows that the closed one has sent', async ({ page, open, context, demo }) => {
    await open('/prayers');
    const other = await openWindow(context, demo);
    await prayForExams(page);
    await page.close();
    await expect.poll(() => notesOf(demo, 8), AT_ONCE).toEqual([NOTE]);
    await expect(other.getByRole('button', { name: 'All changes synced' })).toBeVisible();
    expect(await notesOf(demo, 8)).toEqual([NOTE]);
    expect(await demo.calls('add_prayer_session')).toHaveLength(1);
  });

  test('the other one sends what one that crashed had recorded', async ({ page, open, context, demo }) => {
    await open('/prayers');
    const other = await openWindow(context, demo);
    await prayForExams(page);
    await other.getByRole('button', { name: '1 waiting to be sent' }).waitFor();
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await expect.poll(() => notesOf(demo, 8), { timeout: 20_000 }).toEqual([NOTE]);
    await expect(other.getByRole('button', { name: 'All changes synced' })).toBeVisible();
    expect(await demo.calls('add_prayer_session')).toHaveLength(1);
  });

  test('a session is sent once when both send at the same moment', async ({ page, open, context, demo }) => {
    await open('/prayers');
    const other = await openWindow(context, demo);
    await prayForExams(page);
    await Promise.all([
      hide(page),
      other.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event('online'));
      }),
    ]);
    await expect(other.getByRole('button', { name: 'All changes synced' })).toBeVisible();
    expect(await notesOf(demo, 8)).toEqual([NOTE]);
    expect(await demo.calls('add_prayer_session')).toHaveLength(1);
  });
});
