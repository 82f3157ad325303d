import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { sendUndoable } from './prayers';
import type { DemoServer } from './server';

/** Those after which the same page cannot be used for the next fault come first. */
export const FAULTS = ['drop', 'hang', '500', '401', 'html', 'garbage', 'types', 'error'] as const;
export type Fault = (typeof FAULTS)[number];

/** A reading call. */
export interface Read {
  endpoint: string;
  /** The screen, if an endpoint is read on several. */
  place?: string;
  path: string;
  /** Null for no user; by default `demo`. */
  user?: string | null;
  /** Makes the page call the endpoint. */
  act?: (page: Page) => Promise<void>;
  /** The element shown while there is no answer. */
  waits: (page: Page) => Locator;
  message: string | RegExp;
  /** The element shown once the server answers. */
  comes: (page: Page) => Locator;
  /**
   * True to test each fault on a new page, because the page makes several of these calls, or a retry repeats others
   * too.
   */
  fresh?: true;
  /** By default `Try again`. */
  retry?: (page: Page) => Promise<void>;
  /** Faults that are valid answers here: the word `error` may be a quote. */
  answers?: Partial<Record<Fault, (page: Page) => Locator>>;
}

/** A writing call. */
export interface Write {
  endpoint: string;
  place?: string;
  path: string;
  user?: string | null;
  /** Opens the form and fills it. */
  fill: (page: Page) => Promise<void>;
  /** Submits the form; also a second time after a failure. */
  send: (page: Page) => Promise<void>;
  /** The message for a refusal. */
  rejected: string | RegExp;
  /** The message if there is no valid answer. */
  failed: string | RegExp;
  /** Expects the input to be kept. */
  kept?: (page: Page) => Promise<void>;
  busy: (page: Page) => Locator;
  success: (page: Page) => Locator;
  /** The screen that is shown a moment after the write was made, even if it waits; dialogs over the form are closed by then. */
  leadsTo?: RegExp;
  /** Set if the write goes through the outbox; `silent` ones also wait while the server is failing. */
  outbox?: 'told' | 'silent';
  /** Whether it can be undone for a while before it is sent: the first time, or also after a failure. */
  undoable?: 'first' | 'always';
}

/** The notices, by their text. */
export const notice = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status', { name: 'Notices' }).getByText(text).first();

/** A message about a failure, in a notice or in the page. */
export const failureMessage = (page: Page, text: string | RegExp): Locator =>
  page.getByText(text).filter({ visible: true }).first();

/**
 * A new page: nothing stored, nothing pending, nobody remembered but `user`, no faults. The browser's cache is kept, so
 * that this is fast.
 */
export async function resetPage(page: Page, demo: DemoServer): Promise<void> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: demo.url, storageTypes: 'all' });
  await session.detach();
  await demo.reset();
}

export const go = (page: Page, demo: DemoServer, path: string) => page.goto(`${demo.url}/nuggets${path}`);

/** Expects that the page is not blank: heading and content are shown, whatever failed. */
export async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(/\S/);
}

/** Expects the rest of the page to work: its menu, or the open dialog, reacts. */
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

/**
 * Tests a fault on a new page or, if `isFailing`, by the retry of a page that shows the previous fault. Returns whether
 * the page shows the fault, so that the next one can be tested by its retry.
 */
export async function readCell(
  read: Read,
  fault: Fault,
  page: Page,
  demo: DemoServer,
  isFailing: boolean,
): Promise<boolean> {
  const { retry = tryAgain } = read;
  await demo.faults({ [read.endpoint]: fault });
  if (isFailing) {
    await closeNotices(page);
    await Promise.all([fault === 'hang' || faultMet(read, fault, page, demo), retry(page)]);
  } else {
    await go(page, demo, read.path);
    await read.act?.(page);
  }
  const answer = read.answers?.[fault];
  if (answer) {
    await expect(answer(page)).toBeVisible();
    return false;
  }
  if (fault === 'hang') {
    await expect(read.waits(page)).toBeVisible();
    await expectUsable(page);
    await demo.faults({});
    await page.reload();
    await read.act?.(page);
  } else {
    await expect(failureMessage(page, read.message)).toBeVisible();
    await expectPage(page);
    if (!read.fresh && read.retry === undefined && fault !== FAULTS.at(-1)) return true;
    await demo.faults({});
    await retry(page);
  }
  await expect(read.comes(page)).toBeVisible();
  return false;
}

async function tryAgain(page: Page): Promise<void> {
  // The last one is the dialog's, if one is open over a screen that has failed too.
  await page.getByRole('button', { name: 'Try again' }).last().click();
}

/**
 * Tests a fault when a form is sent: filled in on a new page or, if `isFailing`, sent again on a page that shows the
 * previous fault. Returns whether the page shows the fault, so that the next one can be tested by sending the form
 * again.
 */
export async function writeCell(
  write: Write,
  fault: Fault,
  page: Page,
  demo: DemoServer,
  isFailing: boolean,
): Promise<boolean> {
  if (isFailing) await closeNotices(page);
  else {
    await go(page, demo, write.path);
    await write.fill(page);
  }
  await demo.faults({ [write.endpoint]: fault });
  await Promise.all([faultMet(write, fault, page, demo), sentNow(write, page, isFailing)]);
  if (write.outbox && waits(write.outbox, fault)) {
    await waitingCell(write, fault, page, demo);
    return false;
  }
  if (fault === 'hang') {
    await expect(write.busy(page)).toBeVisible();
    await write.kept?.(page);
    await expectUsable(page);
    return false;
  }
  if (write.outbox === 'silent') {
    await refusedCell(write, fault, page, demo);
    return false;
  }
  await expect(failureMessage(page, fault === 'error' ? write.rejected : write.failed)).toBeVisible();
  await expectPage(page);
  await write.kept?.(page);
  if (fault !== FAULTS.at(-1)) return true;
  await demo.faults({});
  await sentNow(write, page, true);
  await expect(write.success(page)).toBeVisible();
  return false;
}

async function sentNow({ send, undoable }: Write, page: Page, isFailing: boolean): Promise<void> {
  await send(page);
  if (undoable === 'always' || (undoable && !isFailing)) await sendUndoable(page);
}

/** Closes the notices, so that one with the same text can only be a new one. */
async function closeNotices(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close notice' });
  await close.evaluateAll((buttons) => {
    for (const button of buttons) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect(close).toHaveCount(0);
}

const waits = (kind: 'told' | 'silent', fault: Fault): boolean =>
  fault === 'drop' || fault === 'hang' || (kind === 'silent' && fault !== 'error' && fault !== '401');

const footer = (page: Page, text: string | RegExp) => page.getByRole('button', { name: text });

/**
 * Expects that an unsent write is shown as pending, and sent when the server is back: by a click, or on the next visit.
 */
async function waitingCell(write: Write, fault: Fault, page: Page, demo: DemoServer): Promise<void> {
  await expect(footer(page, /^\d waiting to be sent/)).toBeVisible();
  if (fault === 'hang') await expect(write.busy(page)).toBeVisible();
  await expectPage(page);
  if (fault === 'hang') {
    await endFaults(demo);
    await comeBackLater(write, page, demo);
  } else {
    if (write.leadsTo) await expect(page).toHaveURL(write.leadsTo);
    // A dialog that allows more actions remains open, and nothing closes it before the write is known to wait.
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) {
      await expect(write.busy(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
    await expect(dialog).toHaveCount(0);
    await footer(page, /^\d waiting to be sent/).click();
    await letHalfAMinutePass(page);
    const sendNow = page.getByRole('button', { name: 'Send now' });
    await expect(sendNow).toBeVisible();
    // Not before, because a write that the app sends by itself would remove the button.
    await endFaults(demo);
    await sendNow.click();
    await expect(page.getByText('Everything has been sent.')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expectCalled(write, demo);
  await expect(footer(page, 'All changes synced')).toBeVisible();
}

/** From now on the server answers, and its calls are counted. */
async function endFaults(demo: DemoServer): Promise<void> {
  await demo.faults({});
  await demo.clearCalls();
}

const LATER_MS = 31_000;

/**
 * Lets half a minute pass by the clock that nobody can set, without waiting: on a busy machine a call breaks off late, and
 * then the server may be doing the write for so long.
 */
const letHalfAMinutePass = (page: Page): Promise<void> =>
  page.evaluate((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, LATER_MS);

/**
 * Opens the page again, and lets half a minute pass by the clock that nobody can set, without waiting: so long the
 * server may still be doing the write, from when the page first saw it.
 */
async function comeBackLater(write: Write, page: Page, demo: DemoServer): Promise<void> {
  await page.addInitScript((ms) => {
    const now = performance.now.bind(performance);
    let passed = 0;
    performance.now = () => now() + passed;
    window.addEventListener('online', () => (passed += ms), true);
  }, LATER_MS);
  await page.reload();
  await expect
    .poll(async () => {
      await page.evaluate(() => void window.dispatchEvent(new Event('online')));
      return (await demo.calls(write.endpoint)).length;
    })
    .toBeGreaterThan(0);
}

/**
 * Waits until the page has received the fault. Only the end of the page's own request shows that, because a write is
 * pending from its beginning, and the browser itself repeats a request that was dropped on a reused connection.
 * Measured with a bare page and server: Chromium sends a request again, also a POST of one `fetch` or `XMLHttpRequest`,
 * as long as each connection that breaks without an answer was used before. With n idle connections the server gets it
 * n + 1 times: 1, 2, 4 and 7 times with 0, 1, 3 and 6. The page sees one request, and no header or option prevents
 * this. If one of the repeats is answered, the page does not notice anything.
 */
async function faultMet(call: Read | Write, fault: Fault, page: Page, demo: DemoServer): Promise<void> {
  if (fault === 'hang') return expectCalled(call, demo);
  const isIts = (request: Request) => request.url().includes(`/${call.endpoint}.php`);
  if (fault === 'drop') await page.waitForEvent('requestfailed', isIts);
  else await page.waitForEvent('requestfinished', isIts);
}

const expectCalled = ({ endpoint }: Read | Write, demo: DemoServer) =>
  expect.poll(async () => (await demo.calls(endpoint)).length).toBeGreaterThan(0);

/** Expects that a silent write that the server refuses is shown, and sent again on retry. */
async function refusedCell(write: Write, fault: Fault, page: Page, demo: DemoServer): Promise<void> {
  await expect(footer(page, '1 refused')).toBeVisible();
  await expectPage(page);
  await endFaults(demo);
  await page.getByRole('button', { name: '1 refused' }).click();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Retry' }).click();
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  expect(await demo.calls(write.endpoint), fault).toHaveLength(1);
}
