import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
  ViewportSize,
} from '@playwright/test';

/**
 * What a test may do that neither ends with the documents of its page nor is taken back by `emptied`. A page of which one of
 * these was used is closed with its context after the test.
 */
const SPENDS_PAGE = [
  'addLocatorHandler',
  'close',
  'exposeBinding',
  'exposeFunction',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setExtraHTTPHeaders',
] as const;
const SPENDS_CONTEXT = [
  'addCookies',
  'addListener',
  'clearPermissions',
  'close',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'once',
  'prependListener',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setStorageState',
] as const;
const SPENDS_CLOCK = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const;
const LISTENS = ['on', 'once', 'addListener', 'prependListener'] as const;

/** Tells of each call of a method. */
function watch<T extends object>(target: T, name: keyof T, told: Told): void {
  const own: unknown = Reflect.get(target, name);
  if (typeof own !== 'function') throw new TypeError(`There is no method ${String(name)} any more.`);
  const value = (...given: unknown[]): unknown => {
    const result: unknown = Reflect.apply(own, target, given);
    told(given, result);
    return result;
  };
  Object.defineProperty(target, name, { configurable: true, value });
}

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** Told of a call: with what, and its result. */
type Told = (given: readonly unknown[], result: unknown) => void;

const isListener = (x: unknown): x is () => void => typeof x === 'function';

const isDisposable = (x: unknown): x is { dispose: () => Promise<void> } =>
  isObject(x) && 'dispose' in x && typeof x.dispose === 'function';

const isSession = (x: unknown): x is CDPSession => isObject(x) && 'send' in x && 'detach' in x;

/** Ends what a test has left on the page itself. */
type Undo = () => unknown;

type Motion = NonNullable<BrowserContextOptions['reducedMotion']> | null;

/** How a context shows its pages, unless told otherwise. */
const PLAIN = { media: null, colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' } as const;

/** A page that one test after the other gets, emptied in between. */
export class KeptPage {
  readonly context: BrowserContext;
  readonly #page: Page;
  readonly #session: CDPSession;
  #undos: Undo[] = [];
  #isSpent = false;

  private constructor(page: Page, session: CDPSession, { reducedMotion = null }: BrowserContextOptions) {
    this.context = page.context();
    this.#page = page;
    this.#session = session;
    this.#watch(reducedMotion);
  }

  /** A new page in a context of its own, with the options of the test that runs. */
  static async make(browser: Browser, options: BrowserContextOptions): Promise<KeptPage> {
    const context = await browser.newContext();
    const page = await context.newPage();
    return new KeptPage(page, await context.newCDPSession(page), options);
  }

  #watch(reducedMotion: Motion): void {
    const [page, context] = [this.#page, this.context];
    const spend = () => (this.#isSpent = true);
    for (const name of SPENDS_PAGE) watch(page, name, spend);
    for (const name of SPENDS_CONTEXT) watch(context, name, spend);
    // The page has the clock of its context.
    for (const name of SPENDS_CLOCK) watch(context.clock, name, spend);
    const setTimeoutOf = page.setDefaultTimeout.bind(page);
    watch(page, 'setDefaultTimeout', () => this.#undos.push(() => setTimeoutOf(0)));
    // Clearing what is stored leaves nothing behind; anything else does.
    watch(context, 'newCDPSession', (_, made) => {
      const watched = Promise.resolve(made).then((session: unknown) => {
        if (!isSession(session)) throw new TypeError('There is no session any more.');
        watch(session, 'send', ([method]) => {
          if (!String(method).startsWith('Storage.')) spend();
        });
        return session;
      });
      this.#undos.push(async () => (await watched).detach().catch(() => undefined));
    });
    const emulateMedia = page.emulateMedia.bind(page);
    watch(page, 'emulateMedia', () => this.#undos.push(() => emulateMedia({ ...PLAIN, reducedMotion })));
    for (const each of [page, context])
      watch<Page | BrowserContext>(each, 'addInitScript', (_, added) => {
        this.#undos.push(async () => {
          const script: unknown = await added;
          if (isDisposable(script)) await script.dispose();
        });
      });
    page.on('crash', spend);
    for (const name of LISTENS)
      watch(page, name, ([event, listener]) => {
        this.#undos.push(
          () => isListener(listener) && Reflect.apply(page.removeListener, page, [event, listener]),
        );
      });
  }

  /**
   * Empties the page: nothing remembered, listening, routed or stored, no way back, no other page beside it. The
   * browser's cache is kept, and with it the compiled scripts, which are most of the work of opening a page. Returns
   * false if the page cannot be used again; then its context is closed.
   */
  async emptied(origin: string): Promise<boolean> {
    if (this.#isSpent || this.#page.isClosed()) {
      await this.close();
      return false;
    }
    for (const undo of this.#undos) await undo();
    this.#undos = [];
    // What the app sends when it is left must not reach the server of the next test.
    await this.context.setOffline(true);
    await this.#page.goto('about:blank');
    for (const page of this.context.pages()) if (page !== this.#page) await page.close();
    await this.context.setOffline(false);
    await this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    // Not among the rest.
    await this.#page.goto(`${origin}/nuggets/robots.txt`);
    await this.#page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    await this.#page.goto('about:blank');
    await this.#session.send('Page.resetNavigationHistory');
    await this.#page.mouse.move(-1, -1);
    return true;
  }

  /** Makes the page as large as the next test has it. */
  async resize({ width, height }: ViewportSize): Promise<void> {
    const now = this.#page.viewportSize();
    if (now?.width !== width || now.height !== height) await this.#page.setViewportSize({ width, height });
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
