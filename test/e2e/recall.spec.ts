import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { button, exercise, onlyOne, recall } from './kit/recall';
import { goOffline, goOnline } from './kit/offline';

/** Noon of a day in the given week. */
const noon = (day: number) => new Date(2026, 10, 1 + day, 12);

const TEXT =
  'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.';

const LETTERS = 'fgsltwthghobstwbihsnpbhel';

async function onDay(page: Page, day: number, url: string) {
  await page.clock.setSystemTime(noon(day));
  await page.goto(`${url}/nuggets/practice/by_ref/by_freq`);
  await expect(page.getByText('1 of 1')).toBeVisible();
  const tool = button(page, 'Recall');
  if ((await tool.getAttribute('aria-pressed')) === 'false') await page.keyboard.press('r');
  await expect(recall(page).getByRole('group', { name: 'Exercises' })).toBeVisible();
}

test('four days of recall: a weak word heals, a box is offered and undone', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  await page.clock.install({ time: noon(0) });
  await open('/practiceSetup');
  await onlyOne(page, `${demo.url}/nuggets/practice/by_ref/by_freq`);

  await onDay(page, 1, demo.url);
  await expect(exercise(page, 'Read')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'I have read it').click();
  await page.getByRole('group', { name: 'What next' }).getByRole('button', { name: 'Fade' }).click();
  const gaps = page.getByRole('button', { name: /^Hidden word/ });
  await expect(gaps).toHaveCount(5);
  await expectAccessible();
  const hidden = await gaps.evaluateAll((all) => all.map((gap) => gap.getAttribute('aria-label')));
  await page.reload();
  await expect(gaps).toHaveCount(5);
  expect(await gaps.evaluateAll((all) => all.map((gap) => gap.getAttribute('aria-label')))).toEqual(hidden);
  for (let step = 2; step <= 5; step += 1) await button(page, 'Hide more').click();
  await expect(gaps).toHaveCount(25);
  await button(page, 'I said it all').click();
  await expect(page.getByRole('heading', { name: /^Done/ })).toBeVisible();

  await onDay(page, 2, demo.url);
  await expect(exercise(page, 'Tap in order')).toHaveAttribute('aria-pressed', 'true');
  await exercise(page, 'First letters').click();
  // 'world' is missed, and there is no second try.
  await page.keyboard.type(LETTERS.slice(0, 5));
  await page.keyboard.type('x');
  await expect(page.getByText('6 of 25 words')).toBeVisible();
  await page.reload();
  await expect(page.getByText('6 of 25 words')).toBeVisible();
  await expectAccessible();
  await page.getByRole('textbox', { name: /First letter/ }).focus();
  await page.keyboard.type(LETTERS.slice(6));
  await expect(page.getByRole('heading', { name: /^Nearly · 24 of 25 words/ })).toBeVisible();
  await expect(recall(page).locator('mark')).toHaveText('world');

  for (const day of [3, 4, 5]) {
    await onDay(page, day, demo.url);
    await exercise(page, 'Read').click();
    await expect(recall(page).locator('u')).toHaveCount(day < 5 ? 1 : 0);
    await exercise(page, 'Write').click();
    await page.getByRole('textbox', { name: 'Write the passage' }).fill(TEXT.toLowerCase().replace(/,/g, ''));
    await button(page, 'Check').click();
    await expect(page.getByRole('heading', { name: /^Known by heart · 25 of 25 words/ })).toBeVisible();
  }
  await expectAccessible();

  const boxes = async () =>
    (await demo.calls('update_passage')).map(
      ({ body }) => /"frequencyDays":(\d)/.exec(JSON.stringify(body))?.[1],
    );
  await button(page, 'Move to Box 2').click();
  await expect(page.getByText('Moved to Box 2.')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('Moved to Box 2.')).toHaveCount(0);
  await expect(button(page, 'Move to Box 2')).toBeEnabled();
  // A write that was undone in its ten seconds is never sent.
  await page.clock.fastForward(11_000);
  expect(await boxes()).toEqual([]);
  await button(page, 'Move to Box 2').click();
  await expect(page.getByText('Moved to Box 2.')).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect.poll(boxes).toEqual(['2']);
});

test('the log is the same after a reload and without the network', async ({ page, open, demo, context }) => {
  await open('/practiceSetup');
  await onlyOne(page, `${demo.url}/nuggets/practice/by_ref/by_freq`);
  await page.keyboard.press('r');
  await button(page, 'I have read it').click();
  await page.getByRole('group', { name: 'What next' }).getByRole('button', { name: 'Fade' }).click();
  await goOffline(context);
  await exercise(page, 'Write').click();
  await page.getByRole('textbox', { name: 'Write the passage' }).fill(TEXT);
  await button(page, 'Check').click();
  await expect(page.getByRole('heading', { name: /^Known by heart/ })).toBeVisible();
  await goOnline(context);
  await page.reload();
  await expect(page.getByText('1 of 1')).toBeVisible();
  await expect(exercise(page, 'Write')).toHaveAttribute('aria-pressed', 'true');
  const logged = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('nuggets-recall');
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () =>
            resolve(
              all.result.map(({ entry }: { entry: { exercise: string; score: number } }) => [
                entry.exercise,
                entry.score,
              ]),
            );
        };
      }),
  );
  expect(logged).toEqual(
    expect.arrayContaining([
      ['read', 1],
      ['write', 1],
    ]),
  );
  expect(logged).toHaveLength(2);
});

test('every exercise, its result, and the drill have no violation in both themes', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  test.slow();
  const inBothThemes = async (name: string) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await test.step(`${name}, ${colorScheme}`, expectAccessible);
    }
  };
  await open('/practiceSetup');
  await onlyOne(page, `${demo.url}/nuggets/practice/by_ref/by_freq`);
  await button(page, 'Recall').click();
  await exercise(page, 'Write').click();
  await inBothThemes('Write');
  await page
    .getByRole('textbox', { name: 'Write the passage' })
    .fill('For God so loved the earth, that he gave his only begotten Son, that whosoever');
  await button(page, 'Check').click();
  await expect(page.getByRole('heading', { name: /^Not yet/ })).toBeVisible();
  await inBothThemes('a corrected text');
  await exercise(page, 'Read').click();
  await expect(recall(page).locator('u').first()).toBeVisible();
  await inBothThemes('Read');
  await exercise(page, 'Fade').click();
  await button(page, 'Hide more').click();
  await page
    .getByRole('button', { name: /^Hidden word/ })
    .first()
    .click();
  await inBothThemes('Fade');
  await exercise(page, 'First letters').click();
  await page.getByRole('textbox', { name: /First letter/ }).focus();
  await page.keyboard.type('fx');
  await expect(page.getByText('2 of 25 words')).toBeVisible();
  await inBothThemes('First letters');
  await exercise(page, 'Write').click();
  await button(page, 'I said it aloud').click();
  await inBothThemes('said aloud');
  await page.goto(`${demo.url}/nuggets/practice/by_psgtxt/by_freq`);
  await expect(page.getByText('1 of 1')).toBeVisible();
  await button(page, 'Recall').click();
  await expect(page.getByRole('textbox', { name: 'Reference' })).toBeVisible();
  await inBothThemes('the reference');
  await page.goto(`${demo.url}/nuggets/memoryStats`);
  await page.getByRole('link', { name: 'Drill them for half a minute' }).click();
  await button(page, 'Start').click();
  await page.getByRole('textbox', { name: 'First letter of the missing word' }).focus();
  await page.keyboard.type('x');
  await button(page, 'Show the word').click();
  await inBothThemes('the drill');
  // The words are asked again until they are known.
  for (let answers = 0; answers < 10 && (await button(page, 'Knew it').isVisible()); answers += 1) {
    await page.keyboard.press('Enter');
    const show = button(page, 'Show the word');
    if (await show.isVisible()) await show.click();
  }
  await expect(page.getByRole('heading', { level: 2, name: / known$/ })).toBeVisible({ timeout: 40_000 });
  await inBothThemes('what the drill came to');
});
