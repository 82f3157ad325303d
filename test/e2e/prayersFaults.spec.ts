import { expect, test } from './kit/fixtures';
import { inBothThemes } from './kit/looks';
import { card, choose, toast } from './kit/prayers';

test('what was typed survives a failure, a closed dialog and a reload', async ({ page, open, demo }) => {
  await open('/prayers');
  await demo.faults({ add_prayer: '500:once' });
  await page.getByRole('group', { name: 'Prayers' }).getByRole('button', { name: 'Add Prayer' }).click();
  await page.getByLabel('Title').fill('Harvest');
  await page.getByLabel('Details').fill('Rain.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Error saving prayer')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Harvest');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.reload();
  // Opened from another screen's bar, it is the same dialog with the same draft.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Links' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Add Prayer' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Harvest');
  await expect(page.getByLabel('Details')).toHaveValue('Rain.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Prayer added successfully')).toBeVisible();
  expect((await demo.dataOf('demo')).prayers.filter(({ title }) => title === 'Harvest')).toHaveLength(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Add Prayer' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

/** `faultMatrix.spec.ts` tests the faults of each call. */
test('survives 404 on every call', async ({ page, open, demo }) => {
  await demo.faults({ get_prayers: '404', get_prayer_sessions: '404' });
  await open('/prayers');
  await expect(page.getByRole('alert')).toContainText('Error fetching prayers');
  await demo.faults({ get_prayer_sessions: '404' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Exams')).toBeVisible();
  await choose(page, 'Exams', 'History...');
  await expect(page.getByRole('dialog').getByText('Error fetching prayer history')).toBeVisible();
  await demo.faults({});
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await demo.faults({ update_prayer: '404', archive_prayer: '404' });
  await choose(page, 'Exams', 'Edit Prayer...');
  await page.getByLabel('Title').fill('Finals');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Error saving prayer')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Finals');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Exams', 'Archive...');
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(toast(page, 'Error archiving prayer')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Exams')).toBeVisible();
});

test('without the history no prayer is shown as never prayed or left today', async ({ page, open, demo }) => {
  await demo.faults({ get_prayer_sessions: '500' });
  await open('/prayers');
  await expect(card(page, 'Exams')).toContainText('Last prayed: not known');
  await expect(page.getByText('Never prayed')).toHaveCount(0);
  await expect(page.getByText('left today')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pray through' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const first = (await heading.textContent()) ?? '';
  await page.getByRole('button', { name: 'Record and go on' }).click();
  await expect(heading).not.toHaveText(first);
  await expect(page.getByText('left today')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(card(page, first)).toContainText('Prayed today');
});

test('a list that never comes is shown as loading', async ({ page, open, demo }) => {
  await demo.faults({ get_prayers: 'hang' });
  await open('/prayers');
  await expect(page.getByText('Loading your prayers…')).toBeVisible();
});

test('a refresh that fails keeps the list and says so', async ({ page, open, demo }) => {
  await open('/prayers');
  await card(page, 'Exams').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Links' }).click();
  await demo.faults({ get_prayers: '500' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Prayers' }).click();
  await expect(toast(page, 'Error fetching prayers')).toBeVisible();
  await expect(card(page, 'Exams')).toBeVisible();
  await demo.faults({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a session that fails, a note while praying and an empty list are accessible', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  await open('/prayers');
  await demo.faults({ add_prayer_session: '500' });
  await card(page, 'Exams').getByRole('button', { name: 'Record' }).click();
  await card(page, 'Exams').getByRole('alert').waitFor();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('button', { name: 'Pray through' }).click();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await inBothThemes(page, expectAccessible);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('zzz');
  await page.getByText('No prayers match your search criteria.').waitFor();
  await inBothThemes(page, expectAccessible);
});
