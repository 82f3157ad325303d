import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { choose, pick, toast } from './kit/reader';

/** Expects that the picked verses are still selected to be sent again, and leaves. */
async function leavePicked(page: Page, verse: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  const picked = dialog.getByRole('button', { name: String(verse), exact: true });
  await expect(picked).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** `faultMatrix.spec.ts` tests the faults of each call. */
for (const kind of ['404', 'error']) {
  test(`the reader survives ${kind}`, async ({ page, open, demo }) => {
    await demo.faults({ get_passage_text: kind, get_nugget_id_list: kind });
    await open('/readBibleChapter/kjv/john/3');
    await expect(page.getByRole('alert').getByText('Error loading verses')).toBeVisible();
    await demo.faults({ add_memory_passage: kind, add_nonmemory_passage: kind, get_nugget_id_list: kind });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('#v16').waitFor();
    // The pressed button is gone, or was disabled for a while, but the focus is not lost.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const refused = kind === 'error';
    await choose(page, 'Add to Memory Verses...');
    await pick(page, 'Add', 21);
    await expect(
      toast(page, refused ? 'Failed to add memory passage' : 'Error adding memory passage'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
    await leavePicked(page, 21);
    await choose(page, 'Add to Nuggets...');
    await pick(page, 'Add', 21);
    await expect(toast(page, refused ? 'Failed to add nugget' : 'Error adding nugget')).toBeVisible();
    await leavePicked(page, 21);
    await choose(page, 'Highlight Nuggets');
    await expect(toast(page, 'Error loading nuggets')).toBeVisible();
    await expect(page.locator('#v16')).toBeVisible();
  });

  test(`a public link survives ${kind}`, async ({ page, open, demo }) => {
    await demo.faults({ get_passage_text: kind });
    await open('/read/kjv/john/3/16', null);
    await expect(page.getByRole('alert').getByText('Error loading verses')).toBeVisible();
    // The page's own request has failed as well.
    await page.waitForLoadState('networkidle');
    await demo.faults({});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#v16')).toBeInViewport();
  });
}

test('a text that never comes is shown as loading, and one can go elsewhere', async ({
  page,
  open,
  demo,
}) => {
  await demo.faults({ get_passage_text: 'hang:once' });
  await open('/readBibleChapter/kjv/john/3');
  await expect(page.getByText('Loading John 3…')).toBeVisible();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(page.locator('#v1')).toContainText('the LORD knew how the Pharisees had heard');
});

test('a missing text says so', async ({ page, open }) => {
  await page.route(/get_passage_text/, (route) => route.fulfill({ json: null }));
  await open('/read/esv/john/3', null);
  await expect(page.getByText('The ESV has no text for John 3.')).toBeVisible();
});

for (const [what, verses, message] of [
  [
    '100,000 verses',
    Array.from({ length: 100_000 }, (_, index) => ({
      passageId: 1,
      verseParts: [
        { verseNumber: index + 1, versePartId: 1, verseText: 'In the beginning', wordsOfChrist: false },
      ],
    })),
    'This text goes on; the first 1000 verses are shown.',
  ],
  [
    'a verse of 10 MB',
    [
      {
        passageId: 1,
        verseParts: [
          {
            verseNumber: 1,
            versePartId: 1,
            verseText: 'In the beginning '.repeat(600_000),
            wordsOfChrist: false,
          },
        ],
      },
    ],
    '[shown in part]',
  ],
] as const) {
  test(`a public link of ${what} is shown in part, and says so`, async ({ page, open }) => {
    await page.route(/get_passage_text/, (route) =>
      route.fulfill({ json: { passageId: 1, bookId: 43, chapter: 3, startVerse: 1, endVerse: 36, verses } }),
    );
    await open('/read/kjv/john/3', null);
    await expect(page.getByText(message)).toHaveCount(1);
    await expect(page.locator('#v1')).toContainText('In the beginning');
    await page.getByRole('button', { name: 'Next chapter' }).waitFor();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(5000);
  });
}

test('markup in a text is shown as text', async ({ page, open }) => {
  const verseText = '<img src=x onerror="document.title=1"> & <b>bold</b>';
  const verses = [
    { passageId: 1, verseParts: [{ verseNumber: 1, versePartId: 1, verseText, wordsOfChrist: false }] },
  ];
  await page.route(/get_passage_text/, (route) =>
    route.fulfill({ json: { passageId: 1, bookId: 43, chapter: 3, startVerse: 1, endVerse: 36, verses } }),
  );
  await open('/read/kjv/john/3', null);
  await expect(page.locator('#v1')).toContainText(verseText);
  await expect(page.locator('#v1 img, #v1 b')).toHaveCount(0);
});

for (const [path, reason, nearest] of [
  ['xyz/john/3', 'There is no translation “xyz”.', /Read John 3/],
  ['kjv/jonh/3', 'There is no book “jonh”.', /Read Jo\w+ 3/],
  ['kjv/john/22', 'John has 21 chapters, and no chapter “22”.', /Read John 21/],
  ['kjv/john/abc', 'John has 21 chapters, and no chapter “abc”.', /Read John 1/],
  ['kjv/john/3/99', 'John 3 has 36 verses: there is no verse 99.', 'Go to verse 36'],
  ['kjv/john/3/0', 'John 3 has 36 verses: there is no verse 0.', 'Go to verse 1'],
  ['kjv/jude/0', 'Jude has one chapter, and no chapter “0”.', /Read Jude 1/],
] as const) {
  test(`/read/${path} says why there is nothing to read and offers the nearest`, async ({ page, open }) => {
    await open(`/read/${path}`, null);
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByRole('link', { name: nearest }).click();
    await expect(page.locator('#v1')).toBeVisible();
  });
}
