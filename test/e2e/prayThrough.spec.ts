import { expect, test } from './kit/fixtures';
import { card, chooseOfList, sendUndoable, toast } from './kit/prayers';

test('pray through ten, in the order of the list', async ({ page, open, demo }) => {
  await open('/prayers');
  await card(page, 'Exams').waitFor();
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  const order = titles.filter((title) => title !== 'Family' && title !== 'A teachable heart');
  await chooseOfList(page, 'Pray Through All (25)');
  await expect(page.getByRole('banner')).toBeHidden();
  const heading = page.getByRole('heading', { level: 1 });
  for (let prayed = 0; prayed < 10; prayed += 1) {
    await expect(heading).toHaveText(order[prayed] ?? '');
    // Three daily prayers and a rota of five are left of the day.
    const left = Math.max(0, 8 - prayed);
    await expect(page.getByText(left === 0 ? 'None left today' : `${left} left today`)).toBeVisible();
    const goOn = page.getByRole('button', { name: 'Record and go on' });
    if (prayed === 3) {
      await page.getByRole('button', { name: 'Add a note' }).click();
      await page.getByLabel('Note (optional)').fill('The fourth');
    }
    // A double tap counts once.
    if (prayed === 5) await goOn.dblclick();
    else await goOn.click();
  }
  await expect(heading).toHaveText(order[10] ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(order[9] ?? '');
  await expect(page.getByText('Prayed today')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('None left today')).toBeVisible();
  const after = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(after).toEqual(titles);
  await expect
    .poll(
      async () => {
        const { prayers, prayerSessions } = await demo.dataOf('demo');
        return prayerSessions
          .slice(-10)
          .map(({ prayerId, note }) => [prayers.find((prayer) => prayer.prayerId === prayerId)?.title, note]);
      },
      // The last one can be undone for ten seconds.
      { timeout: 30_000 },
    )
    .toEqual(order.slice(0, 10).map((title, index) => [title, index === 3 ? 'The fourth' : null]));
});

test('sessions sent at one moment reach the server in the order of the praying', async ({
  page,
  open,
  demo,
}) => {
  await page.clock.install();
  await open('/prayers?pray=1');
  const goOn = page.getByRole('button', { name: 'Record and go on' });
  const heading = page.getByRole('heading', { level: 1 });
  const prayed: (string | null)[] = [];
  await goOn.waitFor();
  for (let count = 0; count < 8; count += 1) {
    await page.clock.runFor(1_000);
    prayed.push(await heading.textContent());
    await goOn.click();
    await expect(heading).not.toHaveText(prayed.at(-1) ?? '');
  }
  // A device that slept: every pause ends when it wakes.
  await page.clock.fastForward(60_000);
  await expect
    .poll(async () => {
      const { prayers, prayerSessions } = await demo.dataOf('demo');
      const sent = prayerSessions.slice(-8).map((each) => each.prayerId);
      return sent.map((id) => prayers.find(({ prayerId }) => prayerId === id)?.title);
    })
    .toEqual(prayed);
});

test('swiping turns to the next prayer', async ({ page, open }) => {
  await open('/prayers?pray=1');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Record and go on' }).waitFor();
  const first = await heading.textContent();
  const swipe = (from: number, to: number) =>
    page.evaluate(
      ([start = 0, end = 0]) => {
        const target = document.querySelector('main') ?? document.body;
        const fire = (type: string, x: number) => {
          const touch = new Touch({ identifier: 1, target, clientX: x, clientY: 300 });
          const touches = type === 'touchend' ? [] : [touch];
          target.dispatchEvent(
            new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] }),
          );
        };
        fire('touchstart', start);
        fire('touchmove', end);
        fire('touchend', end);
      },
      [from, to],
    );
  await swipe(300, 150);
  await expect(heading).not.toHaveText(first ?? '');
  await swipe(150, 300);
  await expect(heading).toHaveText(first ?? '');
  // A swipe below the threshold does nothing.
  await swipe(300, 240);
  await expect(heading).toHaveText(first ?? '');
});

test('a notice hides neither the next prayer nor Close', async ({ page, open }) => {
  await open('/prayers?pray=1');
  await page.getByRole('button', { name: 'Record and go on' }).click();
  await sendUndoable(page);
  await expect(toast(page, 'Prayer session recorded successfully')).toBeVisible();
  const notice = await page.getByRole('status', { name: 'Notices' }).boundingBox();
  for (const free of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: 'Close', exact: true }),
  ]) {
    const box = await free.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(notice?.y ?? 0);
  }
  const controls = await page.getByRole('group', { name: 'Prayer' }).boundingBox();
  expect((notice?.y ?? Infinity) + (notice?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0);
});
