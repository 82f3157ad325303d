import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { inBothThemes } from './kit/looks';

// With the animations that most people see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const toast = (page: Page, text: string) => page.getByRole('status', { name: 'Notices' }).getByText(text);
const reference = (page: Page) => page.getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, item: string): Promise<void> {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('browse, turn, swipe, copy, read in context and come back', async ({ page, open, demo }) => {
  await open('/browseBible');
  await page.locator('.verse').first().waitFor();
  await expect(page.getByText('1 of 200')).toBeVisible();
  const first = (await reference(page).textContent()) ?? '';
  await button(page, 'Next passage').click();
  await expect(page.getByText('2 of 200')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('200 of 200')).toBeVisible();
  await swipe(page, -150);
  await expect(reference(page)).toHaveText(first);
  await swipe(page, -60);
  await expect(page.getByText('1 of 200')).toBeVisible();

  await page.getByRole('combobox', { name: 'Translation' }).selectOption('kjv');
  await page.locator('.verse').first().waitFor();
  await button(page, 'Copy').click();
  await expect(toast(page, 'Passage copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toBe(first);
  expect((await demo.calls('get_passage_text')).some(({ query }) => query?.translation === 'kjv')).toBe(true);

  await button(page, 'Next passage').click();
  const here = (await reference(page).textContent()) ?? '';
  await choose(page, 'View In Context');
  await expect(page).toHaveURL(/\/readBibleChapter\/kjv\/[a-z0-9-]+\/\d+\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(here.replace(/:.*/, ''));
  await page.goBack();
  await expect(reference(page)).toHaveText(here);
  await expect(page.getByText('2 of 200')).toBeVisible();
  expect(await demo.calls('get_nugget_id_list')).toHaveLength(1);
});

/** A horizontal swipe over the text. */
async function swipe(page: Page, by: number): Promise<void> {
  await page.getByRole('article').evaluate((element, distance) => {
    const at = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 });
    const send = (type: string, touches: Touch[], changed: Touch[]) =>
      element.dispatchEvent(
        new TouchEvent(type, { touches, changedTouches: changed, bubbles: true, cancelable: true }),
      );
    send('touchstart', [at(200)], [at(200)]);
    for (const part of [0.3, 0.6, 1])
      send('touchmove', [at(200 + distance * part)], [at(200 + distance * part)]);
    send('touchend', [], [at(200 + distance)]);
  }, by);
}

test('filter by topic and by place, and clear both', async ({ page, open, demo, expectAccessible }) => {
  await open('/browseBible');
  await page.locator('article h2').waitFor();
  await expectAccessible();
  await choose(page, 'Filter by Topic');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Zeal (0)' })).toBeDisabled();
  await dialog.getByRole('searchbox', { name: 'Search topics' }).fill('HOP');
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove Hope' })).toBeVisible();
  await dialog.getByRole('searchbox').fill('');
  await dialog.getByRole('checkbox', { name: /^Fear / }).check();
  await dialog.getByRole('button', { name: 'Remove Fear' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Fear / })).not.toBeChecked();
  await expect(dialog).toBeFocused();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const { nuggets, topics } = await demo.dataOf('demo');
  const hope = topics.find(({ name }) => name === 'Hope')?.id ?? 0;
  const hopeful = nuggets.filter(({ topicIds }) => topicIds.includes(hope));
  await expect(page.getByText(`Showing ${hopeful.length} of 200 passages (1 filter active)`)).toBeVisible();

  await choose(page, 'Filter by Book/Chapter');
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  const inRomans = hopeful.filter(({ bookName }) => bookName === 'romans');
  await dialog.getByRole('combobox', { name: 'Book' }).selectOption(`Romans (${inRomans.length})`);
  const inFive = inRomans.filter(({ chapter }) => chapter === 5);
  await dialog.getByRole('combobox', { name: 'Chapter' }).selectOption(`5 (${inFive.length})`);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`Showing ${inFive.length} of 200 passages (2 filters active)`)).toBeVisible();
  await expect(reference(page)).toHaveText(/^Romans 5:/);
  await page.getByRole('button', { name: 'Remove filter Romans 5' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(`Showing ${hopeful.length} of 200 passages (1 filter active)`)).toBeVisible();
  await choose(page, 'Filter by Book/Chapter');
  await dialog.getByRole('combobox', { name: 'Book' }).selectOption({ label: 'Obadiah (0)' });
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('No passages match your filters.')).toBeVisible();
  await expectAccessible();
  await button(page, 'Clear Filters').click();
  await expect(page.getByText('1 of 200')).toBeVisible();
  await expect(page.getByText('active')).toHaveCount(0);

  // Recently used topics come first the next time, also after a reload.
  await page.reload();
  await choose(page, 'Filter by Topic');
  await expect(dialog.getByRole('region', { name: 'Recent topics' })).toBeVisible();
  await expect(dialog.getByRole('checkbox').first()).toHaveAccessibleName(/^Hope /);
});

test('topics on a passage: additions only, a new one, and all failures', async ({ page, open, demo }) => {
  await open('/browseBible');
  await page.locator('.verse').first().waitFor();
  const dialog = page.getByRole('dialog');
  await choose(page, 'Manage Topics');
  await dialog.getByRole('checkbox', { name: /^Zeal / }).check();
  for (const [fault, words] of [
    ['error', 'Failed to update topics'],
    ['404', 'Error updating topics'],
    ['garbage', 'Error updating topics'],
  ] as const) {
    await demo.faults({ add_passage_topic: fault });
    await dialog.getByRole('button', { name: 'Add Topics' }).click();
    await expect(toast(page, words)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Remove Zeal' })).toBeVisible();
    await page.getByRole('button', { name: 'Close notice' }).click();
  }
  await demo.faults({});
  await demo.clearCalls();
  await dialog.getByRole('button', { name: 'Add Topics' }).dblclick();
  await expect(toast(page, 'Topics updated successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();

  await choose(page, 'Manage Topics');
  await expect(dialog.getByRole('checkbox', { name: 'Zeal (1)' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Zeal (1)' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Create New Topic' }).click();
  await demo.faults({ add_passage_topic: 'error:once' });
  await dialog.getByLabel('New topic name').fill('<b>Sabbath</b> 🕊');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Failed to associate topic with passage')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove <b>Sabbath</b> 🕊' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Topics' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Topics' })).toContainText('<b>Sabbath</b> 🕊');

  const { nuggets, topics } = await demo.dataOf('demo');
  const [zeal, sabbath] = ['Zeal', '<b>Sabbath</b> 🕊'].map(
    (wanted) => topics.find(({ name }) => name === wanted)?.id ?? 0,
  );
  expect(nuggets.filter(({ topicIds }) => topicIds.includes(zeal ?? 0))).toHaveLength(1);
  expect(nuggets.filter(({ topicIds }) => topicIds.includes(sabbath ?? 0))).toHaveLength(1);
  const sent = (await demo.calls('add_passage_topic')).map(({ body }) => body);
  // Once for the double click, twice for the new topic, which was refused the first time.
  expect(sent).toMatchObject([{ topicIds: [zeal] }, { topicIds: [sabbath] }, { topicIds: [sabbath] }]);
});

test('a guest reads and filters; a new user is told what to do', async ({ page, open, expectAccessible }) => {
  await open('/browseBible', 'Guest');
  await page.locator('.verse').first().waitFor();
  await button(page, 'More actions').click();
  await expect(page.getByRole('menuitem', { name: 'Filter by Topic' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Manage Topics' })).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('user.name', 'reader'));
  await open('/browseBible', 'reader');
  await expect(page.getByText('No passages to browse yet.')).toBeVisible();
  await expectAccessible();
});

test('a topic without a name is refused, and the dialog is accessible', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/browseBible');
  await page.locator('.verse').first().waitFor();
  await choose(page, 'Manage Topics');
  await page.getByRole('button', { name: 'Create New Topic' }).click();
  await page.getByRole('checkbox', { name: /^Zeal / }).check();
  await page.getByRole('button', { name: 'Create Topic' }).click();
  await expect(page.getByText('Please enter a topic name')).toBeVisible();
  await inBothThemes(page, expectAccessible);
});

test('texts that hang leave the menu and another screen their connections', async ({ page, open, demo }) => {
  await open('/browseBible');
  await page.locator('.verse').first().waitFor();
  // The six that follow, and the three before.
  await expect.poll(async () => (await demo.calls('get_passage_text')).length).toBe(10);
  await demo.faults({ get_passage_text: 'hang' });
  for (let step = 2; step <= 7; step += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${step} of 200`)).toBeVisible();
    await expect(page.locator('.verse').first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Prayers', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Exams' })).toBeVisible();
});

test('a translation that turns out to have no text is still the one that is chosen', async ({
  page,
  open,
}) => {
  const waiting: (() => void)[] = [];
  await page.route('**/get_passage_text.php*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.get('translation') !== 'niv') return route.fallback();
    // A single missing verse does not mean that the translation has no text; the prefetched ones do.
    if (searchParams.get('start') !== searchParams.get('end'))
      await new Promise<void>((resolve) => waiting.push(resolve));
    return route.fulfill({ json: null });
  });
  await open('/browseBible');
  const shown = page.getByRole('heading', { level: 2 });
  const next = page.getByRole('button', { name: 'Next passage' });
  await expect(shown).toBeVisible();
  for (let step = 0; step < 20 && /\d-\d/.test((await shown.textContent()) ?? ''); step += 1)
    await next.click();
  await expect(page.getByText('Choose another translation to read it.')).toBeVisible();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  for (const answer of waiting) answer();
  const translation = page.getByRole('combobox', { name: 'Translation' });
  await expect(translation.locator('optgroup')).toBeAttached();
  await expect(translation).toHaveValue('niv');
});
