import { libraryOf } from '../kit/libraryOf';
import { expect, test } from './kit/fixtures';
import { startDemoServer } from './kit/server';
import { goOffline, goOnline } from './kit/offline';

test('a library moves from one server to another through a file', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const other = await startDemoServer(Number(new URL(demo.url).port) + 60);
  try {
    await demo.reset({ scale: 0.1 });
    await open('/yourData');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export everything' }).click();
    const file = await (await downloading).path();

    // There is no user of this name yet, so their account is empty.
    await fetch(`${other.url}/bible/api/nuggets_login.php?user=traveller&copyUser=`);
    await page.addInitScript((name) => localStorage.setItem('user.name', name), 'traveller');
    await page.goto(`${other.url}/nuggets/yourData`);
    await page.getByLabel('Choose a file…').setInputFiles({
      name: 'library.zip',
      mimeType: 'application/zip',
      buffer: await (await import('node:fs/promises')).readFile(file),
    });
    await expect(
      page.getByText(/A library of this app: \d+ new, 0 there already, 0 cannot be read/),
    ).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: /^Add \d+ rows$/ }).click();
    await expect(page.getByText(/^\d+ rows added\.$/)).toBeVisible({ timeout: 200_000 });
    expect(libraryOf(await other.dataOf('traveller'))).toEqual(libraryOf(await demo.dataOf('demo')));
  } finally {
    other.stop();
  }
});

test('an import goes on after a reload and a lost network, and adds each row once', async ({
  page,
  context,
  open,
  demo,
}) => {
  await open('/yourData');
  const texts = Array.from({ length: 24 }, (_, index) => `Line ${index} of a long notebook`);
  const notebook = async () =>
    (await demo.dataOf('demo')).quotes.map(({ text }) => text).filter((text) => texts.includes(text));
  await demo.latency(120);
  await page.getByLabel('Choose a file…').setInputFiles({
    name: 'notebook.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Quote,Topics\n${texts.map((text) => `${text},Notebook`).join('\n')}\n`),
  });
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Add 24 quotes' }).click();
  await expect.poll(async () => (await notebook()).length).toBeGreaterThan(2);
  // It continues by itself, on any page.
  await page.goto(`${demo.url}/nuggets/links`);
  const before = (await notebook()).length;
  await expect.poll(async () => (await notebook()).length).toBeGreaterThan(before + 2);
  await goOffline(context);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await goOnline(context);
  await expect.poll(async () => (await notebook()).length, { timeout: 40_000 }).toBe(24);
  await page.goto(`${demo.url}/nuggets/yourData`);
  // The server may be carrying out the last call, which the page broke off when it was left, for half a minute.
  const done = page.getByText(/^\d+ rows added(?:, \d+ there already)?\.$/);
  await expect(done).toBeVisible({ timeout: 45_000 });
  expect((await notebook()).sort()).toEqual([...texts].sort());
  const { topics, quotes } = await demo.dataOf('demo');
  const [topic, ...others] = topics.filter(({ name }) => name === 'Notebook');
  expect(others).toEqual([]);
  expect(quotes.filter(({ text }) => texts.includes(text)).map(({ topicIds }) => topicIds)).toEqual(
    texts.map(() => [topic?.id]),
  );
});

test('a tagged notebook comes over a reload to a server without add_quote_topic', async ({
  page,
  open,
  demo,
}) => {
  // `IMPORT_ROWS=5000` takes some minutes.
  test.setTimeout(480_000);
  const count = Number(process.env.IMPORT_ROWS ?? 600);
  const texts = Array.from({ length: count }, (_, index) => `Line ${index} of a long notebook`);
  const notebook = async () =>
    (await demo.dataOf('demo')).quotes.filter(({ text }) => text.endsWith('of a long notebook'));
  await demo.faults({ add_quote_topic: '404' });
  await open('/yourData');
  const lines = texts.map((text, index) => `${text},${index % 3 === 0 ? 'Notebook' : ''}`);
  await page.getByLabel('Choose a file…').setInputFiles({
    name: 'notebook.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Quote,Topics\n${lines.join('\n')}\n`),
  });
  await page.getByRole('button', { name: 'Preview' }).click();
  const started = Date.now();
  await page.getByRole('button', { name: `Add ${count} quotes` }).click();
  await expect.poll(async () => (await notebook()).length, { timeout: 60_000 }).toBeGreaterThan(count / 10);
  await page.reload();
  const tagged = Math.ceil(count / 3);
  await expect(page.getByText(`${count} rows added, ${tagged} of them not with everything.`)).toBeVisible({
    timeout: 400_000,
  });
  console.log(`import of ${count} rows: ${Math.round((Date.now() - started) / 1000)} s`);
  expect((await notebook()).map(({ text }) => text).sort()).toEqual([...texts].sort());
  // Once for those alike, and asked for only by the preview and the rows that were under way, before the reload and after it.
  await expect(page.getByText('This server has no add_quote_topic.php')).toHaveCount(1);
  expect((await demo.calls('add_quote_topic')).length).toBeLessThanOrEqual(1 + 8);
  await expect(page.getByRole('button', { name: 'Go on' })).toHaveCount(0);
  // Nor is there anything to decide.
  await expect(page.getByRole('button', { name: 'All changes synced' })).toBeVisible();
});

test('rows that a broken connection sends again are reported after an import', async ({
  page,
  open,
  demo,
}) => {
  await open('/yourData');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('add_nonbible_memory_fact')) sent.push(request.method());
  });
  await page.getByLabel('Choose a file…').setInputFiles({
    name: 'notebook.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Quote\nBroken off once\n'),
  });
  await page.getByRole('button', { name: 'Preview' }).click();
  // The server does its work, but the connection, over which the lists just came, breaks without an answer.
  await demo.faults({ add_nonbible_memory_fact: 'drop-after:once' });
  await page.getByRole('button', { name: 'Add 1 quote' }).click();
  await expect(page.getByText('1 row added, 1 of them more than once.')).toBeVisible();
  await expect(page.getByText('line 2: 2 times')).toBeVisible();
  expect(sent).toEqual(['POST']);
  const { quotes } = await demo.dataOf('demo');
  expect(quotes.filter(({ text }) => text === 'Broken off once')).toHaveLength(2);
});

test('what another app shares opens the reader or Add Quote', async ({ page, open, demo }) => {
  await open('/share?text=John+3%3A16+KJV');
  await expect(page).toHaveURL(`${demo.url}/nuggets/readBibleChapter/kjv/john/3/16`);
  await page.goto(`${demo.url}/nuggets/share?title=A+sermon&text=Fear+not&url=https%3A%2F%2Fa.org%2F1`);
  await expect(page.getByLabel('Quote text')).toHaveValue('Fear not\n(A sermon, https://a.org/1)');
});
