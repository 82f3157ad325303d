import { expect, test } from './kit/fixtures';
import { goOffline, goOnline, installed } from './kit/offline';
import { sendUndoable } from './kit/prayers';

test.use({ serviceWorkers: 'allow' });

test('practises, prays and reads offline; writes are sent once, in order, later', async ({
  page,
  open,
  context,
  demo,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await open('/practice/by_ref/by_freq');
  const next = page.getByRole('button', { name: 'Next passage' });
  await expect(next).toBeVisible();
  await installed(page);
  // A normal morning, so that lists and the screens' code are loaded.
  for (const path of ['Prayers', 'Reading Plan'] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: path, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(path);
    await expect(page.getByText('Loading')).toHaveCount(0);
  }
  // The next chapter is the one read offline, and it is prefetched with this one: nothing counts whose text was not on
  // the screen.
  await page
    .getByRole('button', { name: /^Read\b/ })
    .first()
    .click();
  await page.locator('#v1').waitFor();
  await expect.poll(async () => (await demo.calls('get_passage_text')).length).toBeGreaterThan(2);
  await page.clock.runFor(12_000);
  await expect.poll(async () => (await demo.calls('update_reading_plan')).length).toBe(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Practice Setup' }).click();
  await demo.clearCalls();
  const before = await demo.dataOf('demo');

  await goOffline(context);
  await page.getByRole('button', { name: 'Start' }).click();
  for (let step = 0; step < 4; step += 1) {
    await next.click();
    await page.getByRole('button', { name: 'Show text' }).click();
  }
  await page.getByRole('button', { name: 'Move down a box' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Moved to Box 2 (waiting to be sent)')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Prayers', exact: true }).click();
  await page
    .getByRole('button', { name: /^Record/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /\d waiting to be sent/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Reading Plan' }).click();
  await page
    .getByRole('button', { name: /^Read\b/ })
    .first()
    .click();
  await page.locator('#v1').waitFor();
  // A box, a session, a chapter, and the views of those passages whose texts are on the device.
  await expect(page.getByRole('button', { name: /[4-8] waiting to be sent/ })).toBeVisible();
  // A minute for retries.
  await page.clock.runFor(60_000);
  const waiting = Number(
    /(\d+) waiting/.exec(
      (await page.getByRole('button', { name: /\d waiting to be sent/ }).getAttribute('aria-label')) ?? '',
    )?.[1],
  );

  await page.reload();
  await expect(page.getByRole('button', { name: `${waiting} waiting to be sent` })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Prayers', exact: true }).click();
  await expect(page.getByText(/prayed today/i).first()).toBeVisible();
  expect(await demo.calls('update_last_viewed')).toEqual([]);

  await goOnline(context);
  await expect(page.getByRole('button', { name: 'All changes synced' })).toBeVisible({ timeout: 40_000 });
  const after = await demo.dataOf('demo');
  const views = (await demo.calls('update_last_viewed')).map(({ query }) => query);
  expect(after.prayerSessions).toHaveLength(before.prayerSessions.length + 1);
  expect(after.readingProgress).toHaveLength(before.readingProgress.length + 1);
  expect(views).toHaveLength(waiting - 3);
  expect(new Set(views.map((view) => view?.passageId)).size).toBe(views.length);
  const times = views.map((view) => Number(view?.lastViewedNum));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const writes = (await demo.calls())
    .map(({ endpoint }) => endpoint)
    .filter((name) => /^(update|add)_/.test(name));
  const [moved] = after.memoryPassages.filter(
    ({ passageId, box }) => box !== before.memoryPassages.find((each) => each.passageId === passageId)?.box,
  );
  expect(moved?.box).toBe(2);
  // Each once. No kind of write waits for another.
  expect(writes.toSorted()).toEqual(
    [
      ...views.map(() => 'update_last_viewed'),
      'update_passage',
      'add_prayer_session',
      'update_reading_plan',
    ].toSorted(),
  );
});

test('a box change made offline does not undo other changes of the passage', async ({
  page,
  open,
  context,
  demo,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const choose = async (name: string) => {
    await button('More actions').click();
    await page.getByRole('menuitem', { name }).click();
  };
  const goTo = async (reference: string) => {
    await choose('Go to Passage');
    await page.getByRole('searchbox').fill(reference);
    await page.keyboard.press('Enter');
  };
  const moveDown = async (words: string) => {
    await button('Move down a box').click();
    await button('Confirm').click();
    await expect(page.getByText(words)).toBeVisible();
  };
  const save = async (words: string) => {
    await button('Save').click();
    await expect(page.getByText(words)).toBeVisible();
  };
  const stored = async () =>
    (await demo.dataOf('demo')).memoryPassages.find(
      ({ bookName, chapter, startVerse }) => bookName === 'psalms' && chapter === 1 && startVerse === 1,
    );
  await open('/practice/by_ref/by_freq');
  await expect(button('Next passage')).toBeVisible();
  await installed(page);
  await goTo('psalms 1:1');
  await choose('Edit Mem Passage...');
  await page.getByRole('combobox', { name: 'End Verse' }).selectOption('2');
  await save('Passage updated successfully');

  await goOffline(context);
  await page.reload();
  await goTo('psalms 1:1');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Psalms 1:1-2');
  await moveDown('Moved to Box 2 (waiting to be sent)');
  await goOnline(context);
  await expect.poll(async () => (await stored())?.box).toBe(2);
  expect(await stored()).toMatchObject({ endVerse: 2 });

  // The box change is pending while the passage is edited once more.
  await moveDown('Moved to Box 3');
  await choose('Edit Mem Passage...');
  await page.getByRole('combobox', { name: 'End Verse' }).selectOption('3');
  await save('Passage updated successfully');
  // The box was sent before the later edit.
  await expect(button('All changes synced')).toBeVisible();
  expect(await stored()).toMatchObject({ box: 3, endVerse: 3 });
});

test('a write that the server refuses later can be retried or discarded', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/practice/by_ref/by_freq');
  await expect(page.getByRole('button', { name: 'Next passage' })).toBeVisible();
  await expect.poll(async () => (await demo.calls('update_last_viewed')).length).toBe(1);
  await goOffline(context);
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '2 waiting to be sent' })).toBeVisible();
  await demo.faults({ update_last_viewed: 'error' });
  await goOnline(context);
  const footer = page.getByRole('button', { name: /2 refused/ });
  await footer.click();
  const dialog = page.getByRole('dialog');
  const actions = dialog.getByRole('button', { name: /^Actions for/ });
  const choose = async (item: string) => {
    await actions.first().click();
    await dialog.getByRole('menuitem', { name: item }).click();
  };
  await expect(actions).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await expect(dialog.getByText(/^Viewed \w+ \d+:\d+/)).toHaveCount(2);
  await expect(dialog.getByText(/^\d\d\/\d\d\/\d{4} \d+:\d\d [AP]M$/)).toHaveCount(2);
  await choose('Discard');
  await dialog.getByRole('button', { name: 'No' }).click();
  await choose('Discard');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(actions).toHaveCount(1);
  await demo.faults({});
  await demo.clearCalls();
  await choose('Retry');
  await expect(dialog.getByText('Everything has been sent.')).toBeVisible();
  expect(await demo.calls('update_last_viewed')).toHaveLength(1);
});

test('views that the server refuses do not block a box change', async ({ page, open, demo }) => {
  await demo.faults({ update_last_viewed: '500' });
  await open('/practice/by_ref/by_freq');
  await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Move down a box' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await sendUndoable(page);
  await expect(page.getByText('Frequency updated to Box 2', { exact: true })).toBeVisible();
  expect(await demo.calls('update_passage')).toHaveLength(1);
  await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();
});

test('once a quote changed offline is sent, no list is shown as an old copy', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/viewQuotes/3');
  const quote = page.locator('article blockquote');
  await quote.waitFor();
  await installed(page);
  await goOffline(context);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Quote' });
  await dialog.getByLabel('Quote text').fill('Written on the train');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: '1 waiting to be sent' }).waitFor();
  await page.reload();
  await expect(quote).toHaveText('Written on the train');
  const copy = page.getByText(/Offline copy from/);
  const asItWas = page.getByText('The list could not be refreshed; it is shown as it was.');
  await expect(copy).toBeVisible();
  await goOnline(context);
  await expect(page.getByRole('button', { name: 'All changes synced' })).toBeVisible();
  const { quotes } = await demo.dataOf('demo');
  expect(quotes.find(({ quoteId }) => quoteId === 3)?.text).toBe('Written on the train');
  await expect(copy.or(asItWas)).toBeHidden();
});
