import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/kit/fixtures';
import { frameTimes, ONE_FRAME, type Input } from './kit/frames';
import { median, report } from './kit/row';

/** Practice of one passage: all of Psalm 119, some 2,400 words. */
async function psalm119(page: Page): Promise<void> {
  await page.route('**/get_mempsg_list.php*', async (route) => {
    const response = await route.fetch();
    const list: unknown = await response.json();
    if (!Array.isArray(list)) throw new Error('there is no list');
    const psalm = { bookName: 'psalms', bookId: 19, chapter: 119, startVerse: 1, endVerse: 176 };
    await route.fulfill({ response, json: [{ ...list[0], ...psalm, translationName: 'kjv' }] });
  });
  await page.route('**/get_mempsg_text_overrides.php*', (route) => route.fulfill({ json: [] }));
}

const times = <T extends Input>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index));

test('a keystroke and a tap over Psalm 119', async ({ page, open }, testInfo) => {
  await psalm119(page);
  await open('/practice/by_ref/by_freq');
  await page.getByText('1 of 1').waitFor();
  await page.keyboard.press('r');
  const exercise = (name: string) =>
    page.getByRole('group', { name: 'Exercises' }).getByRole('button', { name, exact: true });
  await exercise('First letters').click();
  await page.getByText(/^0 of 2,?\d+ words$/).waitFor();
  const idle = await frameTimes(
    page,
    times(20, () => ({ kind: 'nothing' })),
  );
  const baseline = median(idle);
  const row = { unit: 'ms', baseline, baselineIs: 'a frame without an input', budget: ONE_FRAME } as const;

  const letter = (): Input => ({ kind: 'letter', selector: '#main input[type="text"]', letter: 'b' });
  const first = await frameTimes(page, times(20, letter));
  await report(testInfo, {
    ...row,
    what: 'First letters, 2,400 words: the first 20',
    measured: median(first),
  });
  await frameTimes(page, times(2300, letter), 0);
  const late = await frameTimes(page, times(20, letter));
  await expect(page.getByText(/^2,?3\d\d of /)).toBeVisible();
  await report(testInfo, { ...row, what: 'First letters: after 2,300 words', measured: median(late) });
  await report(testInfo, {
    ...row,
    what: 'First letters: slowest of both',
    measured: Math.max(...first, ...late),
  });

  await exercise('Write').click();
  const written = 'blessed are the undefiled in the way '.repeat(300);
  await page.getByRole('textbox', { name: 'Write the passage' }).fill(written);
  const letters = await frameTimes(
    page,
    times(20, (index) => ({
      kind: 'text',
      selector: '#main textarea',
      value: written + 'blessed are the undefiled'.slice(0, index + 1),
    })),
  );
  await report(testInfo, { ...row, what: 'Write: a letter after 2,100 words', measured: median(letters) });

  await exercise('Fade').click();
  const gap: Input = { kind: 'tap', selector: '#main [aria-label^="Hidden word"]' };
  const peeks = await frameTimes(
    page,
    times(20, () => gap),
  );
  await report(testInfo, { ...row, what: 'Fade: a peek', measured: median(peeks) });
});
