import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { login, nameNewUser, nameUser } from './kit/page';

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('user.name'));

test('a new user signs in, and the server gets the name of the user to copy', async ({
  page,
  open,
  demo,
}) => {
  await open('/', null);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await nameNewUser(page, 'miriam');
  await login(page).click();
  await expect(page).toHaveURL(/\/browseBible$/);
  await expect(page.getByText('User: miriam')).toBeVisible();
  expect(await demo.calls('nuggets_login')).toMatchObject([{ query: { user: 'miriam', copyUser: 'Guest' } }]);
  expect((await demo.dataOf('miriam')).prayers).toEqual([]);
  expect(await remembered(page)).toBe('miriam');
  // The next visit signs in automatically.
  await page.goto(`${demo.url}/nuggets/links`);
  await expect(page.getByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
  await expect(page.getByText('User: miriam')).toBeVisible();
});

test('without Remember Me returns to the requested page, and the name is forgotten', async ({
  page,
  open,
  context,
}) => {
  await open('/memoryStats', null);
  await expect(page).toHaveURL(/\/login$/);
  await nameUser(page, 'demo');
  await page.getByLabel('Remember Me').uncheck();
  await login(page).click();
  await expect(page).toHaveURL(/\/memoryStats$/);
  expect(await remembered(page)).toBeNull();
  // The tab stays signed in, and another one is not.
  await page.reload();
  await expect(page.getByText('User: demo')).toBeVisible();
  await expect(page).toHaveURL(/\/memoryStats$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other).toHaveURL(/\/login$/);
});

for (const width of [320, 390, 1280]) {
  test(`without Remember Me the hint is below a label of one line, ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await open('/login', null);
    await page.getByRole('button', { name: 'I have a name' }).click();
    const label = page.locator('label').filter({ hasText: 'Remember Me' });
    const before = await label.boundingBox();
    await page.getByLabel('Remember Me').uncheck();
    const hint = await page.getByText(/^Nothing of yours stays on this device/).boundingBox();
    const after = await label.boundingBox();
    expect(after?.height).toBe(before?.height);
    expect(hint?.y).toBeGreaterThanOrEqual((after?.y ?? 0) + (after?.height ?? 0));
    expect(hint?.width).toBeGreaterThan(240);
  });
}

test('a remembered name that no longer exists is forgotten', async ({ page, open, demo }) => {
  await open('/links', null);
  await page.getByRole('button', { name: 'I am new' }).waitFor();
  await page.evaluate(() => localStorage.setItem('user.name', 'nobody'));
  await page.goto(`${demo.url}/nuggets/links`);
  await expect(page.getByRole('button', { name: 'I am new' })).toBeVisible();
  await expect.poll(() => remembered(page)).toBeNull();
});

test('a returning user does not wait for the list of users', async ({ page, open, demo }) => {
  await open('/links');
  await expect(page.getByText('User: demo')).toBeVisible();
  await demo.faults({ get_all_users: 'hang' });
  for (const [path, title] of [
    ['/memoryStats', 'Memory Stats'],
    ['/login', 'Browse Bible'],
    ['/', 'Browse Bible'],
  ] as const) {
    await page.goto(`${demo.url}/nuggets${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('a returning user with a shared link is signed in; its chapter comes once', async ({
  page,
  open,
  demo,
}) => {
  await open('/links');
  await expect(page.getByText('User: demo')).toBeVisible();
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/get_passage_text.php') && searchParams.get('chapter') === '3')
      asked.push(searchParams.get('user'));
  });
  await page.goto(`${demo.url}/nuggets/read/kjv/john/3`);
  await expect(page.locator('#v16')).toBeVisible();
  await expect(page.getByText('User: demo')).toBeVisible();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'John 4' })).toBeVisible();
  expect(asked).toEqual(['demo']);
  await page.goto(`${demo.url}/nuggets/quotes`);
  await expect(page.getByText('User: demo')).toBeVisible();
});

test('a returning user whose name is gone is signed out', async ({ page, open, demo }) => {
  await open('/login', null);
  await nameUser(page, 'demo');
  await login(page).click();
  await expect(page.getByText('User: demo')).toBeVisible();
  await page.route('**/get_all_users.php*', (route) =>
    route.fulfill({
      json: [{ userName: 'reader', fileName: 'memory_reader.db', numLastMod: 1, lastModified: '' }],
    }),
  );
  await page.goto(`${demo.url}/nuggets/links`);
  await expect(page.getByRole('button', { name: 'I am new' })).toBeVisible();
  expect(await remembered(page)).toBeNull();
  await page.goto(`${demo.url}/nuggets/links`);
  await expect(page.getByRole('button', { name: 'I am new' })).toBeVisible();
});

/** `faultMatrix.spec.ts` tests the faults of each call. */
for (const kind of ['404', 'error']) {
  test(`the login survives ${kind}`, async ({ page, open, demo }) => {
    await demo.faults({ get_all_users: kind });
    await open('/login', null);
    await expect(page.getByRole('alert')).toContainText('Failed to load users. Please try again.');
    await demo.faults({ nuggets_login: kind });
    await page.getByRole('button', { name: 'Try again' }).click();
    await nameNewUser(page, 'miriam');
    await login(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      kind === 'error'
        ? 'Failed to create new user: error'
        : 'An error occurred during login. Please try again.',
    );
    await expect(page.getByLabel('New user name')).toHaveValue('miriam');
    await demo.faults({});
    await login(page).click();
    await expect(page.getByText('User: miriam')).toBeVisible();
  });
}

test('a list of users that never comes is shown as loading', async ({ page, open, demo }) => {
  await demo.faults({ get_all_users: 'hang' });
  await open('/login', null);
  await page.getByRole('button', { name: 'I have a name' }).click();
  await expect(page.getByRole('button', { name: 'Loading users…' })).toBeVisible();
});

test('after a long wait for the list of users, one can reload or choose another name', async ({
  page,
  open,
  demo,
}) => {
  await page.clock.install();
  await demo.faults({ get_all_users: 'hang' });
  await open('/links');
  await expect(page.getByText('Loading the study of demo…')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('The server is taking long.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another name' }).click();
  await nameUser(page, 'reader');
  await expect(page.getByRole('button', { name: 'Loading users…' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await demo.faults({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await login(page).click();
  await expect(page.getByText('User: reader')).toBeVisible();
});
