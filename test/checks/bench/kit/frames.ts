import type { Page } from '@playwright/test';

/** The input right after a frame: none, a letter in a field, a tap, or a key. */
export type Input =
  | { kind: 'nothing' }
  | { kind: 'letter'; selector: string; letter: string }
  | { kind: 'text'; selector: string; value: string }
  | { kind: 'tap'; selector: string }
  | { kind: 'key'; key: string; ctrl: boolean };

/** A frame at 60 per second, with a tolerance for the clock of a busy machine. */
export const ONE_FRAME = 25;

/** The time from an input right after a frame to the end of the next frame, in milliseconds, for each input. */
export const frameTimes = (page: Page, inputs: readonly Input[], pause = 100): Promise<number[]> =>
  page.evaluate(
    async ({ all, rest }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const elementOf = (selector: string) => {
        const element = document.querySelector<HTMLElement>(selector);
        if (!element) throw new Error(`there is no ${selector}`);
        return element;
      };
      const give = (input: Input) => {
        switch (input.kind) {
          case 'nothing':
            return;
          case 'letter':
            elementOf(input.selector).dispatchEvent(
              new InputEvent('beforeinput', {
                data: input.letter,
                inputType: 'insertText',
                bubbles: true,
                cancelable: true,
              }),
            );
            return;
          case 'text': {
            const field = elementOf(input.selector);
            const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
            set?.call(field, input.value);
            field.dispatchEvent(new Event('input', { bubbles: true }));
            return;
          }
          case 'tap':
            elementOf(input.selector).click();
            return;
          case 'key':
            (document.activeElement ?? document.body).dispatchEvent(
              new KeyboardEvent('keydown', {
                key: input.key,
                ctrlKey: input.ctrl,
                bubbles: true,
                cancelable: true,
              }),
            );
        }
      };
      const times: number[] = [];
      for (const input of all) {
        await frame();
        const started = performance.now();
        give(input);
        await frame();
        times.push(performance.now() - started);
        await new Promise((resolve) => setTimeout(resolve, rest));
      }
      return times;
    },
    { all: inputs, rest: pause },
  );
