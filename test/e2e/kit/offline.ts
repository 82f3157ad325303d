import type { BrowserContext, Disposable, Page } from '@playwright/test';

const toldOnLoad = new WeakMap<BrowserContext, Disposable>();

const sayOffline = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
};

/** Takes the network away. Chromium forgets `navigator.onLine` when a page is left or loaded, so the page is told too. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  toldOnLoad.set(context, await context.addInitScript(sayOffline));
  for (const page of context.pages()) await page.evaluate(sayOffline);
}

/** Gives the network back. */
export async function goOnline(context: BrowserContext): Promise<void> {
  await toldOnLoad.get(context)?.dispose();
  toldOnLoad.delete(context);
  await context.setOffline(false);
  for (const page of context.pages())
    await page.evaluate(() => {
      if (!Object.hasOwn(navigator, 'onLine')) return;
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    });
}

/** Waits until the service worker has cached the whole app. */
export async function installed(page: Page): Promise<void> {
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
