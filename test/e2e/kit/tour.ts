import { expect, type Locator, type Page } from '@playwright/test';
import { NARROW } from './screens';

/** A view: a screen, or a menu or dialog over it. */
interface View {
  name: string;
  /** Goes from the previous view to this one. */
  show: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).first();

/** A screen, opened inside the app, so that the page is loaded only once. */
const screen = (path: string, ready: (page: Page) => Locator): View => ({
  name: path,
  async show(page) {
    await page.evaluate((to) => {
      history.pushState(null, '', `/nuggets${to}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await ready(page).first().waitFor();
  },
});

/** A menu or dialog that a button opens over the screen; closed before the next view. */
const over = (name: string, opened: Role, press: (page: Page) => Promise<void>): View => ({
  name,
  async show(page) {
    await press(page);
    await page.getByRole(opened).waitFor();
  },
});

type Role = 'dialog' | 'menu';

const dialog = (opener: string | RegExp): View =>
  over(`dialog of ${String(opener)}`, 'dialog', (page) => button(page, opener).click());

const menu = (): View => over('menu', 'menu', (page) => button(page, 'More actions').click());

const itemDialog = (item: string, of = 'More actions'): View =>
  over(item, 'dialog', async (page) => {
    await button(page, of).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  });

const press = (opener: string | RegExp, shows: (page: Page) => Locator): View => ({
  name: `after ${String(opener)}`,
  async show(page) {
    await button(page, opener).click();
    await shows(page).first().waitFor();
  },
});

const verse = (page: Page) => page.locator('.scripture .verse');
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name, exact: true });
const prayer = (page: Page) => page.getByRole('article').getByRole('button', { name: 'More actions' });
const prayerDialog = (item: string): View =>
  over(item, 'dialog', async (page) => {
    await prayer(page).first().click();
    await page.getByRole('menuitem', { name: item }).click();
  });

/** Opens an item or, in two panes, selects it. */
const memoryRows = (page: Page) =>
  page.locator('main [role="listitem"] button, main li button, main li a').filter({ visible: true });

const SEARCH = '/search?phrase=love+one+another&group=new&book=All&translation=kjv';

/** Every screen of the app with its menus and dialogs, for a signed-in user. Writes nothing. */
export const TOUR: Readonly<Record<'memory' | 'reading' | 'keeping' | 'shell', readonly View[]>> = {
  memory: [
    screen('/practiceSetup', (page) => page.getByText(/^Box 3: /)),
    screen('/practice/by_psgtxt/by_freq', verse),
    press(/^Passage info/, (page) => page.getByText(/^Passage \d+$/)),
    press('Show reference', (page) => page.getByRole('heading', { level: 2 })),
    menu(),
    itemDialog('Explanation'),
    itemDialog('Go to Passage'),
    itemDialog('Edit Mem Passage...'),
    dialog('Move down a box'),
    screen('/memoryPassages', memoryRows),
    { name: 'an open passage', show: (page) => openFirst(page) },
    screen('/memoryPassagesByBox', (page) => page.locator('main section [aria-expanded]')),
    press(/^Box 1/, (page) => page.locator('main section [aria-expanded="true"]')),
    { name: 'an open passage of a box', show: (page) => openFirst(page) },
    screen('/memoryStats', (page) => page.getByRole('meter')),
    screen('/memoryPracticeHistory', (page) => page.locator('main [aria-expanded]')),
    { name: 'a day of practice', show: (page) => page.locator('main [aria-expanded]').first().click() },
  ],
  reading: [
    screen('/read/kjv/john/3/16', verse),
    screen('/readBibleChapter/kjv/john/4', verse),
    menu(),
    itemDialog('Copy Verse Range...'),
    screen('/readBibleChapter/kjv/john/99', (page) => page.getByText(/no chapter/)),
    screen('/readingPlan', (page) => page.getByRole('link', { name: /Re-read/ })),
    screen('/viewChapter', (page) => page.getByRole('combobox', { name: 'Translation' })),
    screen(SEARCH, (page) => page.getByText(/verses found/)),
    dialog('Email Results'),
    press(/^Search in /, (page) => page.getByRole('radio', { name: 'Gospels' })),
    screen('/bibleMap', (page) => page.getByRole('heading', { level: 2 })),
    {
      name: 'the months of a year',
      async show(page) {
        // On a desk the table is beside the map without being asked for.
        await page.setViewportSize(NARROW);
        await press('By month', () => page.getByRole('columnheader', { name: 'Month' })).show(page);
      },
    },
    screen('/browseBible', verse),
    press(/^Show Topics/, (page) => page.locator('main [aria-expanded="false"]')),
    menu(),
    itemDialog('Filter by Topic'),
    itemDialog('Filter by Book/Chapter'),
    itemDialog('Manage Topics'),
  ],
  keeping: [
    screen('/quotes/1', (page) => page.getByRole('article')),
    screen('/viewQuotes', (page) => page.locator('blockquote')),
    press(/^Show Topics/, (page) => page.locator('main [aria-expanded="false"]')),
    menu(),
    itemDialog('Edit Quote'),
    itemDialog('Manage Topics'),
    itemDialog('Filter by Topic'),
    screen('/addQuote', (page) => page.locator('textarea')),
    screen('/searchQuotes', (page) => page.getByRole('searchbox')),
    { name: 'quotes found', show: (page) => page.getByRole('searchbox').fill('o') },
    screen('/prayers/8', (page) => page.getByRole('heading', { name: 'History' })),
    screen('/prayers', prayer),
    over('menu of a prayer', 'menu', (page) => prayer(page).first().click()),
    prayerDialog('Edit Prayer...'),
    prayerDialog('History...'),
    prayerDialog('Answered...'),
    prayerDialog('Archive...'),
    prayerDialog('Record With a Note...'),
    screen('/prayers?pray=1', (page) => page.getByRole('button', { name: 'Record and go on' })),
    screen('/links', (page) => page.getByRole('button', { name: 'Add Link' })),
    dialog('Add Link'),
  ],
  shell: [
    screen('/links', heading('Links')),
    over('display', 'dialog', (page) => page.getByRole('button', { name: 'Display settings' }).click()),
    over('keys', 'dialog', (page) => page.keyboard.press('?')),
    over('go to passage', 'dialog', (page) => page.keyboard.press('g')),
    // With a marked word in the muted text of the chosen row.
    over('command box', 'dialog', async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /Reference, screen/ }).fill('trials');
      await page.getByRole('grid').getByRole('row').first().waitFor();
    }),
    screen('/nothing', heading('Page not found')),
    screen('/login', (page) => page.getByRole('button', { name: 'I am new' })),
    press('I am new', (page) => page.getByLabel('New user name')),
  ],
};

async function openFirst(page: Page): Promise<void> {
  await memoryRows(page).first().click();
  await page.getByRole('link', { name: 'View In Context' }).first().waitFor();
}

/** Goes through the views of a tour and calls `look` at each. */
export async function walk(
  page: Page,
  views: readonly View[],
  look: (name: string) => Promise<void>,
): Promise<void> {
  for (const view of views) {
    await view.show(page);
    await expect(page.getByText('Unexpected Application Error!'), view.name).toHaveCount(0);
    await look(view.name);
    const overlay = page.getByRole('dialog').or(page.getByRole('menu'));
    if ((await overlay.count()) === 0) continue;
    await page.keyboard.press('Escape');
    await expect(overlay, `${view.name} closes`).toHaveCount(0);
  }
}

/** The elements that are too wide: the page, a dialog or a menu. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const page = document.scrollingElement;
    const over = document.querySelectorAll(
      '.modal, .modal-content, .modal-body, .offcanvas, .offcanvas-body, [role="menu"], [role="dialog"]',
    );
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    );
    // It cuts off what is wider than the page: an element, or only the background of a bar.
    const root = culprits.length > 0 ? document.querySelector('#root') : null;
    const all = [page, root, ...over].filter((element) => element !== null);
    const wide = all.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (
        element.scrollWidth > element.clientWidth + 1 || (element !== page && (left < -1 || right > room + 1))
      );
    });
    if (wide.length === 0) return [];
    const say = ({ tagName, className, textContent }: Element) =>
      `${tagName}.${className} ${textContent.slice(0, 40)}`;
    return [...wide.map(say), ...culprits.slice(0, 12).map(say)];
  });

/**
 * Elements that are hard to tap: buttons, links, fields and their labels below 44 by 44 pixels. A link within a sentence
 * may be as high as its line.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inSentence = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    const union = (boxes: readonly DOMRect[]) => ({
      width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
      height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    });
    // A checkbox counts with its label, a stretched link with the area it covers, and the number of a verse with the
    // verse, which does the same.
    const sizeOf = (element: HTMLElement) => {
      const labels =
        element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
          ? [...(element.labels ?? [])]
          : [];
      const { content, position } = getComputedStyle(element, '::after');
      const stretched = content !== 'none' && position === 'absolute' ? element.offsetParent : null;
      const verse = element.matches('sup') ? element.closest('.verse') : null;
      return union(
        [element, ...labels, ...[stretched, verse].filter((area) => area !== null)].map((each) =>
          each.getBoundingClientRect(),
        ),
      );
    };
    const targets = document.querySelectorAll<HTMLElement>(
      'button, a[href], select, input, textarea, [role="button"], [role="option"]',
    );
    return [...targets].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || inSentence(element)) return [];
      if (element.closest('.skip-link, [inert], [aria-hidden="true"]') !== null) return [];
      const { width, height } = sizeOf(element);
      if (width >= 43.5 && height >= 43.5) return [];
      return [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 140)}`];
    });
  });
