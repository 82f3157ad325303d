import type { Page } from '@playwright/test';

/** The pause between two keystrokes, in milliseconds, in which the work of the first ends. */
const PAUSE = 200;

/** From each keystroke in a search field to the frame after it, for which the user waits. */
export const keystrokeTimes = (page: Page, field: string, text: string): Promise<number[]> =>
  page.evaluate(
    async ({ selector, typed, pause }) => {
      const input = document.querySelector<HTMLInputElement>(selector);
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      if (!input || !set) throw new Error('no field');
      const times: number[] = [];
      for (let length = 1; length <= typed.length; length += 1) {
        const started = performance.now();
        set.call(input, typed.slice(0, length));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        times.push(performance.now() - started);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      return times;
    },
    { selector: field, typed: text, pause: PAUSE },
  );
