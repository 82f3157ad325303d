import type { Page } from '@playwright/test';

/** Sets the browser's own font size, which a person chooses in its settings; 16 px unless they have. */
export async function browserFont(page: Page): Promise<(px: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (px) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  };
}

/**
 * Controls of the page, or of the dialog or menu over it, that cannot be reached by scrolling up and down: outside of the window, cut
 * off by an element around them, or covered by another one. Also anything that scrolls sideways, except a region that the keyboard
 * can focus for that.
 */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}"`;
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    /** From where to where something is seen: the window, less what its parents cut off. */
    const seenBetween = (element: Element) => {
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        const { overflowX, position } = getComputedStyle(up);
        const box = up.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (position === 'fixed') break;
      }
      return [left, right] as const;
    };
    const isHit = (element: HTMLElement) =>
      [...element.getClientRects()].some(({ left, top, width, height }) => {
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        // A press on a label is one on its field, and the other way round.
        return there !== null && (element.contains(there) || there.closest('label')?.contains(element));
      });
    const scope = [...document.querySelectorAll('.modal, .offcanvas, [role="menu"]')].at(-1) ?? document.body;
    // The bar above the text comes down when one scrolls up.
    const isAway = (bar: Element | null) => bar !== null && bar.getBoundingClientRect().bottom < 1;
    const found: string[] = [];
    const place = scrollY;
    for (const element of scope.querySelectorAll<HTMLElement>('button, a[href], select, input, textarea')) {
      if (!shown(element) || element.closest('.skip-link, .visually-hidden, [inert], [aria-hidden="true"]'))
        continue;
      if (isAway(element.closest('.nav-bar'))) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, width } = element.getBoundingClientRect();
      const [from, to] = seenBetween(element);
      if (left < from - 1 || right > to + 1)
        found.push(`${name(element)} at ${Math.round(left)} to ${Math.round(right)} of ${Math.round(to)}`);
      else if (width > 0 && !element.matches(':disabled') && !isHit(element))
        found.push(`${name(element)} is covered`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('html, body *')) {
      const isRegion = element.tabIndex === 0 && element.matches('[role]');
      const clips = element.id === 'root' || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
      if (element !== document.documentElement && (!clips || isRegion || !shown(element))) continue;
      // A field scrolls its own text.
      if (element.scrollWidth > element.clientWidth + 1 && !element.matches('input, textarea'))
        found.push(`${name(element)} scrolls sideways: ${element.scrollWidth} of ${element.clientWidth}`);
    }
    scrollTo(scrollX, place);
    return found;
  });
