import type { Page } from '@playwright/test';

/** Whether the two elements have a text of their own, as those of Chrome, or the app's, moved into them. */
export const WAYS = ['replaces', 'moves'] as const;

/**
 * Makes the page's text that of a translating browser: two `font` elements stand where each text node was, now and whenever the app
 * changes something. It does not heed `translate="no"`, as some extensions do not.
 */
export const translate = async (page: Page, way: (typeof WAYS)[number]): Promise<void> => {
  await page.addInitScript((wanted) => {
    // By any name, because this one is deprecated; it is what browsers put there.
    const create = (name: string) => document.createElement(name);
    const font = (...children: (Node | string)[]) => {
      const element = create('font');
      element.append(...children);
      return element;
    };
    const isWrapped = ({ data, parentElement }: Text) =>
      data.trim() === '' || parentElement?.closest('font, script, style, textarea, title, option') !== null;
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof Text && !isWrapped(node)) texts.push(node);
      for (const text of texts) {
        const inner = font();
        text.replaceWith(font(inner));
        inner.append(wanted === 'moves' ? text : text.data);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      wrapAll();
      new MutationObserver(wrapAll).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
  }, way);
};
