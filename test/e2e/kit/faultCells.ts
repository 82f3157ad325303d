import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { DemoServer } from './server';

export const FAULTS = ['500', '401', 'drop', 'hang', 'html', 'garbage', 'types', 'error'] as const;
export type Fault = (typeof FAULTS)[number];

/** A call that only reads. */
export interface Read {
  endpoint: string;
  /** Where, when an endpoint is read in several places. */
  place?: string;
  path: string;
  /** Null for a stranger; `demo` unless told. */
  user?: string | null;
  /** What makes the page call. */
  act?: (page: Page) => Promise<void>;
  /** What stands there while no answer comes. */
  waits: (page: Page) => Locator;
  message: string | RegExp;
  /** What is there once the server answers. */
  comes: (page: Page) => Locator;
  /** `Try again` unless told. */
  retry?: (page: Page) => Promise<void>;
  /** Faults that are good answers here: the word `error` may be a quote. */
  answers?: Partial<Record<Fault, (page: Page) => Locator>>;
}

/** A call that writes. */
export interface Write {
  endpoint: string;
  place?: string;
  path: string;
  user?: string | null;
  /** Opens the form and fills it. */
  fill: (page: Page) => Promise<void>;
  /** Sends what was filled in; also for a second time, after a failure. */
  send: (page: Page) => Promise<void>;
  /** When the server answers that it would not. */
  rejected: string | RegExp;
  /** When no answer came, or none that makes sense. */
  failed: string | RegExp;
  /** That what was typed is still there. */
  kept?: (page: Page) => Promise<void>;
  busy: (page: Page) => Locator;
  success: (page: Page) => Locator;
  /** Where the write goes through the outbox: `silent` ones wait also while the server is failing. */
  outbox?: 'told' | 'silent';
}

/** The notices, by their text. */
export const notice = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status', { name: 'Notices' }).getByText(text).first();

/** A word of failure, be it in a notice or in the page. */
export const said = (page: Page, text: string | RegExp): Locator =>
  page.getByText(text).filter({ visible: true }).first();

/**
 * A page as on the first day: nothing kept, nothing waiting, nobody remembered but `user`, every endpoint well. The
 * browser's cache stays, so that this costs little.
 */
export async function afresh(page: Page, demo: DemoServer): Promise<void> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: demo.url, storageTypes: 'all' });
  await session.detach();
  await demo.reset();
}

export const go = (page: Page, demo: DemoServer, path: string) => page.goto(`${demo.url}/nuggets${path}`);

/** No blank page: the screen's heading and its content are there, whatever failed. */
export async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(/\S/);
}

/** The rest of the page does what it should: its menu, or the dialog that is open, answers. */
export async function expectUsable(page: Page): Promise<void> {
  await expectPage(page);
  const dialog = page.getByRole('dialog');
  if (await dialog.isVisible()) {
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    return;
  }
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
}

export async function readCell(read: Read, fault: Fault, page: Page, demo: DemoServer): Promise<void> {
  const { retry = tryAgain } = read;
  await demo.faults({ [read.endpoint]: fault });
  await go(page, demo, read.path);
  await read.act?.(page);
  const answer = read.answers?.[fault];
  if (answer) {
    await expect(answer(page)).toBeVisible();
    return;
  }
  if (fault === 'hang') {
    await expect(read.waits(page)).toBeVisible();
    await expectUsable(page);
    await demo.faults({});
    await page.reload();
    await read.act?.(page);
  } else {
    await expect(said(page, read.message)).toBeVisible();
    await expectPage(page);
    await demo.faults({});
    await retry(page);
  }
  await expect(read.comes(page)).toBeVisible();
}

async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).first().click();
}

export async function writeCell(write: Write, fault: Fault, page: Page, demo: DemoServer): Promise<void> {
  await go(page, demo, write.path);
  await write.fill(page);
  await demo.faults({ [write.endpoint]: fault });
  await Promise.all([faultMet(write, fault, page, demo), write.send(page)]);
  if (write.outbox && waits(write.outbox, fault)) return waitingCell(write, fault, page, demo);
  if (fault === 'hang') {
    await expect(write.busy(page)).toBeVisible();
    await write.kept?.(page);
    await expectUsable(page);
    return;
  }
  if (write.outbox === 'silent') return refusedCell(write, fault, page, demo);
  await expect(said(page, fault === 'error' ? write.rejected : write.failed)).toBeVisible();
  await expectPage(page);
  await write.kept?.(page);
  await demo.faults({});
  await write.send(page);
  await expect(write.success(page)).toBeVisible();
}

const waits = (kind: 'told' | 'silent', fault: Fault): boolean =>
  fault === 'drop' || fault === 'hang' || (kind === 'silent' && fault !== 'error' && fault !== '401');

const footer = (page: Page, text: string | RegExp) => page.getByRole('button', { name: text });

/** What finds no server waits in sight, and is sent when the server is back: by a click, or by the next visit. */
async function waitingCell(write: Write, fault: Fault, page: Page, demo: DemoServer): Promise<void> {
  await expect(footer(page, /^\d waiting to be sent/)).toBeVisible();
  if (fault === 'hang') await expect(write.busy(page)).toBeVisible();
  await expectPage(page);
  await demo.faults({});
  await demo.clearCalls();
  if (fault === 'hang') await comeBackLater(page);
  else {
    // A dialog in which more can be done stays open.
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await footer(page, /^\d waiting to be sent/).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('Everything has been sent.')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expectCalled(write, demo);
  await expect(footer(page, 'All is sent')).toBeVisible();
}

/** Opens the page again when the server may have done what it was asked, five seconds on: by its clock, so that nobody waits. */
async function comeBackLater(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 5_000;
  });
  await page.reload();
}

/**
 * Until the page has met the fault. A write counts as waiting from its beginning, and the browser itself sends again
 * what was dropped on a connection that it had kept: only the page's own request tells when it is over.
 */
async function faultMet(write: Write, fault: Fault, page: Page, demo: DemoServer): Promise<void> {
  if (fault === 'hang') return expectCalled(write, demo);
  const ofWrite = (request: Request) => request.url().includes(`/${write.endpoint}.php`);
  if (fault === 'drop') await page.waitForEvent('requestfailed', ofWrite);
  else await page.waitForEvent('requestfinished', ofWrite);
}

const expectCalled = ({ endpoint }: Write, demo: DemoServer) =>
  expect.poll(async () => (await demo.calls(endpoint)).length).toBeGreaterThan(0);

/** What nobody waits for and the server will not have is shown, and sent again when its maker says so. */
async function refusedCell(write: Write, fault: Fault, page: Page, demo: DemoServer): Promise<void> {
  await expect(footer(page, '1 refused')).toBeVisible();
  await expectPage(page);
  await demo.faults({});
  await demo.clearCalls();
  await page.getByRole('button', { name: '1 refused' }).click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  expect(await demo.calls(write.endpoint), fault).toHaveLength(1);
}
