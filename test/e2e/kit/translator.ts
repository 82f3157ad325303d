import type { Page } from '@playwright/test';

/** Whether the two elements get a copy of the text, as in Chrome, or the app's text node is moved into them. */
export const WAYS = ['replaces', 'moves'] as const;

/**
 * Simulates a translating browser: two `font` elements replace each text node, now and whenever the app changes
 * something. It ignores `translate="no"`, as some extensions do.
 */
export const translate = async (page: Page, way: (typeof WAYS)[number]): Promise<void> => {
  await page.addInitScript((wanted) => {
    // `font` is deprecated, so its type is not in the DOM's list; translators still use it.
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
