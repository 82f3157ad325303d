import { expect, test } from './kit/fixtures';
import { inBothThemes } from './kit/looks';
import { nodes } from './kit/page';

test('of 50,000 links few are in the page, and the last can be reached', async ({ page, open }) => {
  await page.route('**/get_additional_links.php*', (route) =>
    route.fulfill({
      json: Array.from({ length: 50_000 }, (_, n) => ({
        key: `4.${n + 8}`,
        label: `Site ${n}`,
        action: `https://site${n}.example`,
      })),
    }),
  );
  await open('/links');
  await expect(page.getByRole('link', { name: /^Site 0 / })).toBeAttached();
  expect(await nodes(page)).toBeLessThan(1500);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('link', { name: /^Site 49999 / })).toBeVisible();
  expect(await nodes(page)).toBeLessThan(1500);
});

test('links: rules, URLs that are never opened, and the database', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  await page.route('**/get_additional_links.php*', (route) =>
    route.fulfill({
      json: [
        { key: '4.8', label: 'Script', action: 'javascript:document.title="run"' },
        { key: '4.9', label: 'Data', action: 'data:text/html,<script>alert(1)</script>' },
        { key: '4.8', label: '<b>Bold</b>', action: 'https://example.org/?q="><script>' },
      ],
    }),
  );
  await open('/links');
  await expect(page.getByText('Script', { exact: true })).toBeVisible();
  await expect(page.locator('a[href^="javascript"], a[href^="data"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '<b>Bold</b>' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: '<b>Bold</b>' })).toHaveAttribute('rel', 'noopener noreferrer');
  await inBothThemes(page, expectAccessible);
  await page.unroute('**/get_additional_links.php*');

  await page.reload();
  await page.getByRole('button', { name: 'Add Link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Link' }).click();
  await expect(dialog.getByText('Please enter both a label and URL')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await dialog.getByLabel('Label').fill('CCEL');
  await dialog.getByLabel('URL').fill('ccel.org');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('URL must start with http:// or https://')).toBeVisible();
  await dialog.getByLabel('URL').fill('https://ccel.org');
  await demo.faults({ add_additional_link: '500' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Error adding link')).toBeVisible();
  await demo.faults({});
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link added successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await demo.dataOf('demo')).links.at(-1)).toEqual({
    key: '4.13',
    label: 'CCEL',
    action: 'https://ccel.org',
  });
});

test('the built-in links are shown when the user’s own fail to load', async ({ page, open, demo }) => {
  await demo.faults({ get_additional_links: '500:once' });
  await open('/links');
  await expect(page.getByText('Failed to load additional links')).toBeVisible();
  await expect(page.getByRole('link', { name: /Spurgeon/ })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Hymnary/ })).toBeVisible();
});
