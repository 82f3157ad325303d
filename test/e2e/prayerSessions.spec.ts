import * as v from 'valibot';
import { expect, test } from './kit/fixtures';
import { asShown, card, choose, notesOf, record, sendUndoable, toast, WITH_NOTE } from './kit/prayers';
import { goOffline, goOnline } from './kit/offline';

for (const kind of ['500', 'error']) {
  test(`no recording is lost to ${kind}`, async ({ page, open, demo }) => {
    await open('/prayers');
    await demo.faults({ add_prayer_session: kind });
    await record(page, 'Exams', 'She passed');
    await sendUndoable(page);
    const words = kind === 'error' ? 'Failed to record prayer session' : 'Error recording prayer session';
    await expect(toast(page, words)).toBeVisible();
    await expect(card(page, 'Exams')).not.toContainText('Prayed today');
    await demo.faults({});
    await page.reload();
    await expect(card(page, 'Exams')).toContainText('Your last prayer for this was not recorded.');
    await choose(page, 'Exams', 'History...');
    await expect(page.getByRole('listitem').filter({ hasText: 'She passed' })).toContainText('Not recorded');
    await page.keyboard.press('Escape');
    await card(page, 'Exams').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Note (optional)')).toHaveValue('She passed');
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Exams')).toContainText('Prayed today');
    await expect(page.getByRole('button', { name: 'All changes synced' })).toBeVisible();
    await expect.poll(() => notesOf(demo, 8)).toEqual(['She passed']);
    // The note was sent with it.
    await choose(page, 'Exams', WITH_NOTE);
    await expect(page.getByLabel('Note (optional)')).toHaveValue('');
  });
}

for (const way of ['is dropped', 'never comes']) {
  test(`a session is recorded once when its answer ${way}`, async ({ page, open, demo }) => {
    await open('/prayers');
    await card(page, 'Exams').waitFor();
    await page.route('**/add_prayer_session.php', async (route) => {
      await route.fetch();
      if (way === 'is dropped') await route.abort();
    });
    await record(page, 'Exams', 'She passed');
    await sendUndoable(page);
    await expect.poll(() => notesOf(demo, 8)).toEqual(['She passed']);
    await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'All changes synced' })).toBeVisible();
    await expect(card(page, 'Exams')).toContainText('Prayed today');
    expect(await notesOf(demo, 8)).toEqual(['She passed']);
    expect(await demo.calls('add_prayer_session')).toHaveLength(1);
  });
}

test('a second session with another note is recorded while the first is in flight', async ({
  page,
  open,
  demo,
}) => {
  await open('/prayers');
  await card(page, 'Exams').waitFor();
  let letThrough: () => void = () => undefined;
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/add_prayer_session.php', async (route) => {
    await through;
    await route.continue();
  });
  await record(page, 'Exams', 'In the morning');
  await sendUndoable(page);
  await choose(page, 'Exams', WITH_NOTE);
  await expect(page.getByLabel('Note (optional)')).toHaveValue('');
  await page.getByLabel('Note (optional)').fill('And at noon');
  await page.getByRole('dialog').getByRole('button', { name: 'Record' }).click();
  letThrough();
  await sendUndoable(page);
  await expect.poll(() => notesOf(demo, 8)).toEqual(['In the morning', 'And at noon']);
});

test('card and history follow the outbox: refused later, tried again, discarded', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/prayers');
  const surgery = card(page, 'Surgery in spring');
  await choose(page, 'Surgery in spring', 'History...');
  await page.keyboard.press('Escape');
  await goOffline(context);
  await record(page, 'Surgery in spring', 'Before');
  await record(page, 'Exams', 'She passed');
  await expect(page.getByRole('button', { name: '2 waiting to be sent' })).toBeVisible();
  await choose(page, 'Surgery in spring', 'History...');
  await expect(page.getByRole('listitem')).toContainText(['Waiting to be sent']);
  await page.keyboard.press('Escape');
  await demo.faults({ add_prayer_session: 'error' });
  await goOnline(context);
  await expect(page.getByRole('button', { name: /2 refused/ })).toBeVisible();
  for (const visit of ['now', 'later']) {
    await expect(surgery, visit).toContainText('Never prayed');
    await expect(surgery, visit).toContainText('Your last prayer for this was not recorded.');
    await page.reload();
  }
  await demo.faults({});
  await page.getByRole('button', { name: /2 refused/ }).click();
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('listitem').filter({ hasText: 'Prayed for Surgery in spring: “Before”' });
  await first.getByRole('button', { name: /^Actions for/ }).click();
  await dialog.getByRole('menuitem', { name: 'Retry' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByText('1 refused.')).toBeFocused();
  await dialog.getByRole('button', { name: /^Actions for/ }).click();
  await dialog.getByRole('menuitem', { name: 'Discard' }).click();
  await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(surgery).toContainText('Prayed today');
  await expect(card(page, 'Exams')).not.toContainText('Prayed today');
  await expect(card(page, 'Exams').getByRole('button', { name: 'Record' })).toBeVisible();
  expect(await notesOf(demo, 8)).toEqual([]);
});

test('today ends at midnight while the page is open', async ({ page, open, demo }) => {
  const evening = new Date(2026, 10, 21, 23, 59, 50);
  await demo.reset({ at: evening.getTime() });
  await page.clock.install({ time: evening });
  await open('/prayers');
  await expect(card(page, 'Family')).toContainText('Prayed today');
  await expect(page.getByText('8 left today')).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(card(page, 'Family')).not.toContainText('Prayed today');
  await expect(page.getByText('10 left today')).toBeVisible();
});

const DAY_MS = 24 * 60 * 60_000;

// At these moments it is already Sunday there, or still Friday, while it is Saturday on a server in Greenwich.
for (const [timezoneId, moment] of [
  ['Pacific/Auckland', '2026-11-21T14:00:00Z'],
  ['Pacific/Honolulu', '2026-11-21T06:00:00Z'],
] as const) {
  test.describe(`on a device in ${timezoneId} whose day is not the server's`, () => {
    test.use({ timezoneId });

    test('a recording counts on the device’s day', async ({ page, open, demo }) => {
      const at = Date.parse(moment);
      await demo.reset({ at });
      await page.clock.setFixedTime(at);
      await open('/prayers');
      await record(page, 'Exams');
      await expect(toast(page, 'Recorded')).toBeVisible();
      await sendUndoable(page);
      await expect(toast(page, 'Prayer session recorded successfully')).toBeVisible();
      await expect(page.getByRole('button', { name: 'All changes synced' })).toBeVisible();
      await choose(page, 'Exams', 'History...');
      const session = (await demo.dataOf('demo')).prayerSessions.at(-1);
      expect(session?.prayerId).toBe(8);
      await expect(page.getByRole('dialog').getByRole('time').first()).toHaveText(
        asShown(session?.dateTime ?? ''),
      );
      await page.keyboard.press('Escape');
      await expect(card(page, 'Exams')).toContainText('Prayed today');
      await page.reload();
      await expect(card(page, 'Exams')).toContainText('Prayed today');
      await page.clock.setFixedTime(at + DAY_MS);
      await page.reload();
      await expect(card(page, 'Exams')).toContainText('Last prayed');
      await expect(card(page, 'Exams')).not.toContainText('Prayed today');
    });
  });
}

test('a note is recorded once, also past midnight', async ({ page, open, demo }) => {
  const evening = new Date(2026, 10, 21, 23, 50);
  await demo.reset({ at: evening.getTime() });
  await page.clock.install({ time: evening });
  await page.route('**/get_prayers.php*', async (route) => {
    const response = await route.fetch();
    const prayers = v.parse(v.array(v.looseObject({ prayerId: v.number() })), await response.json());
    await route.fulfill({ response, json: prayers.filter(({ prayerId }) => prayerId === 8) });
  });
  await open('/prayers?pray=1');
  const goOn = page.getByRole('button', { name: 'Record and go on' });
  await goOn.waitFor();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Note (optional)').fill('Before midnight');
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'All prayed for today' })).toBeVisible();
  await sendUndoable(page);
  await expect.poll(() => notesOf(demo, 8)).toEqual(['Before midnight']);
  await demo.clock(evening.getTime() + 11 * 60_000);
  await page.clock.runFor(11 * 60_000);
  await expect(page.getByRole('heading', { name: 'One is left today' })).toBeVisible();
  await expect(page.getByText('What could not be recorded')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.clock.runFor(1000);
  await goOn.click();
  await sendUndoable(page);
  await expect.poll(() => notesOf(demo, 8)).toEqual(['Before midnight', null]);
});

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a recording is marked today, and the history has the server’s times', async ({
      page,
      open,
      demo,
    }) => {
      await open('/prayers');
      await card(page, 'Exams').getByRole('button', { name: 'Record' }).click();
      await expect(card(page, 'Exams')).toContainText('Prayed today');
      await expect(toast(page, 'Recorded')).toBeVisible();
      await sendUndoable(page);
      await expect(toast(page, 'Prayer session recorded successfully')).toBeVisible();
      await expect(page.getByRole('button', { name: 'All changes synced' })).toBeVisible();
      await page.reload();
      await choose(page, 'Exams', 'History...');
      const sessions = (await demo.dataOf('demo')).prayerSessions.filter(({ prayerId }) => prayerId === 8);
      const shown = sessions.map(({ dateTime }) => asShown(dateTime)).reverse();
      await expect(page.getByRole('dialog').getByRole('time')).toHaveText(shown);
    });
  });
}
