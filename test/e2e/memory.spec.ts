import { expect, test } from './kit/fixtures';
import { button, chooseFromMenu, position } from './kit/memory';

test('an edit makes a custom text, which another edit removes', async ({ page, open, demo }) => {
  await open('/memoryPassages');
  await page.getByRole('searchbox').fill('romans 8:28');
  await page.getByRole('button', { name: /^Romans 8:28 KJV/ }).click();
  await page.getByRole('button', { name: 'Edit Mem Passage...' }).click();
  const text = page.getByRole('textbox', { name: 'Passage Text' });
  await expect(text).toHaveValue(/^And we know/);
  await text.fill('All things work together for good.');
  await expect(page.getByRole('combobox', { name: 'Append Letter' })).toHaveValue('a');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Passage updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Romans 8:28a KJV/ })).toBeVisible();
  const own = async () =>
    (await demo.dataOf('demo')).overrides.filter((row) => row.text.startsWith('All things work'));
  expect(await own()).toHaveLength(1);

  await page.getByRole('link', { name: 'Practise', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Romans 8:28a');
  await button(page, 'Show text').click();
  await expect(page.locator('.scripture')).toHaveText('All things work together for good.');
  await chooseFromMenu(page, 'Edit Mem Passage...');
  await text.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Romans 8:28');
  await expect(page.locator('.scripture')).toContainText('And we know that all things');
  expect(await own()).toHaveLength(0);
});

/** `faultMatrix.spec.ts` tests the faults of each call. */
test('survives 404 on every call', async ({ page, open, demo }) => {
  await demo.faults({ get_mempsg_list: '404' });
  await open('/practice/by_ref/by_freq');
  await expect(page.getByText(/^Error loading memory passages: /)).toBeVisible();
  await demo.faults({ get_passage_text: '404', update_last_viewed: '404' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(position(page)).toHaveText(/^1 of/);
  await button(page, 'Show text').click();
  await expect(page.locator('main').getByRole('alert')).toContainText('Error loading passage text');
  await demo.faults({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.scripture .verse').first()).toBeVisible();

  await demo.faults({ update_passage: '404' });
  await button(page, 'Move down a box').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Error updating frequency')).toBeVisible();
  await chooseFromMenu(page, 'Explanation');
  await page.getByRole('textbox').fill('Typed and kept');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Error saving explanation')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Typed and kept');
  await page.keyboard.press('Escape');

  await demo.faults({ get_mem_practice_history: '404', get_mempsg_text_overrides: '404' });
  await page.goto('/nuggets/memoryPracticeHistory');
  await expect(page.locator('main').getByRole('alert')).toContainText('Error loading practice history');
  await demo.faults({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(button(page, 'Last')).toBeVisible();
});

test.describe('for everybody', () => {
  for (const width of [320, 390]) {
    test(`the pager is two rows of buttons for a thumb at ${width} px`, async ({ page, open, demo }) => {
      await demo.reset({ scale: 10 });
      await page.setViewportSize({ width, height: 844 });
      await open('/searchQuotes');
      await page.getByRole('searchbox').fill('o');
      await button(page, 'Last').click();
      for (let back = 0; back < 4; back += 1) await button(page, 'Prev').click();
      const pager = page.getByRole('navigation', { name: 'Pages of quotes' });
      await expect(pager.getByRole('button')).toHaveCount(9);
      await expect(pager.getByText('…')).toHaveCount(2);
      const boxes = await pager.getByRole('button').evaluateAll((buttons) =>
        buttons.map((each) => {
          const { top, height, width: wide } = each.getBoundingClientRect();
          return { top, height, wide };
        }),
      );
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2);
      for (const { height, wide } of boxes) {
        expect(height).toBeGreaterThanOrEqual(44);
        expect(wide).toBeGreaterThanOrEqual(44);
      }
    });
  }

  test('a link that looks like a button has its words in the middle', async ({ page, open }) => {
    await open('/memoryPracticeHistory', 'reader');
    const off = await page.getByRole('link', { name: 'Practice Setup' }).evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      return middle(words.getBoundingClientRect()) - middle(link.getBoundingClientRect());
    });
    expect(Math.abs(off)).toBeLessThan(1.5);
  });

  test('nothing overflows at 320 px', async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      '/practiceSetup',
      '/practice/by_psgtxt/by_freq',
      '/memoryPassages',
      '/memoryPassagesByBox',
      '/memoryStats',
      '/memoryPracticeHistory',
    ]) {
      await open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
