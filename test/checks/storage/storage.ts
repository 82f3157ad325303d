import { SCREENS } from '../../e2e/kit/screens';
import { expect, test } from '../../e2e/kit/fixtures';
import { nameUser } from '../../e2e/kit/page';
import { FAULTS } from './faults';

/** A screen that is not shown after this time counts as not usable. */
const USABLE_WITHIN_MS = 15_000;

const table: string[] = [];

for (const { name, script, spoil } of FAULTS) {
  test(`${name}: every screen can be used, and a prayer recorded`, async ({ page, demo, context }) => {
    const sign = () => {
      try {
        localStorage.setItem('user.name', 'demo');
      } catch {
        // In this case the user has to sign in by hand.
      }
    };
    await context.addInitScript(sign);
    if (spoil) {
      await page.goto(`${demo.url}/nuggets/prayers`);
      await page.getByRole('article').first().waitFor();
      await page.goto(`${demo.url}/nuggets/practice/by_psgtxt/by_freq`);
      await page.locator('.scripture .verse').first().waitFor();
      await spoil(page);
    }
    if (script) await context.addInitScript({ content: script });
    await page.goto(`${demo.url}/nuggets/links`);
    const login = page.getByRole('button', { name: 'I have a name' });
    await page.locator('main a[target]').first().or(login).waitFor({ timeout: USABLE_WITHIN_MS });
    if (await login.isVisible()) {
      await nameUser(page, 'demo');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByText('User: demo').waitFor();
    }
    const unusable: string[] = [];
    for (const [path, ready] of SCREENS) {
      await page.evaluate((to) => {
        history.pushState(null, '', `/nuggets${to}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      const shown = page.locator(ready).first().waitFor({ timeout: USABLE_WITHIN_MS });
      await shown.catch(() => unusable.push(path));
    }
    await page.evaluate(() => {
      history.pushState(null, '', '/nuggets/prayers');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const sessions = async () => (await demo.dataOf('demo')).prayerSessions.length;
    const before = await sessions();
    await page.getByRole('article', { name: 'Exams' }).getByRole('button', { name: 'Record' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    const records = await expect
      // It can be undone for ten seconds first.
      .poll(sessions, { timeout: 30_000 })
      .toBe(before + 1)
      .then(
        () => 'yes',
        () => 'no',
      );
    table.push(
      `${name.padEnd(28)}${SCREENS.length - unusable.length} of ${SCREENS.length}   ${records.padEnd(4)} ${unusable.join(' ')}`,
    );
    expect(unusable).toEqual([]);
    expect(records).toBe('yes');
  });
}

test.afterAll(() =>
  console.log(['\nfault                       screens    a write arrives', ...table].join('\n')),
);
