import { test, expect } from './kit/fixtures';
for (const [w, h, scheme] of [[390, 844, 'light'], [1280, 800, 'dark']] as const)
test(`look ${w}`, async ({ page, open, demo }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: w, height: h });
  await page.emulateMedia({ colorScheme: scheme });
  await open('/yourData#bibles');
  const kjv = page.getByRole('listitem', { name: 'KJV', exact: true });
  await demo.latency(100);
  await kjv.getByRole('button', { name: 'Keep on this device' }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/look/keep-${w}.png` });
  await demo.latency(0);
  await expect(kjv.getByText(/MB, kept on/)).toBeVisible({ timeout: 60_000 });
  await page.screenshot({ path: `/tmp/look/kept-${w}.png` });
  await page.goto(`${demo.url}/nuggets/search?phrase=selah&translation=kjv`);
  await page.getByRole('searchbox', { name: 'Phrase' }).fill('love one ano');
  await page.getByText(/verses found/).waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/look/typing-${w}.png` });
  await page.goto(`${demo.url}/nuggets/readBibleChapter/kjv/john/3`);
  await page.locator('#v16').click();
  await page.getByRole('button', { name: 'Where else' }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/look/where-${w}.png` });
  await page.getByRole('dialog').getByRole('link', { name: 'loved' }).click();
  await page.getByText(/verses found/).waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/look/study-${w}.png` });
});
test('double tap', async ({ browser, demo }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('user.name', 'demo'));
  await page.goto(`${demo.url}/nuggets/yourData#bibles`);
  const kjv = page.getByRole('listitem', { name: 'KJV', exact: true });
  await kjv.getByRole('button', { name: 'Keep on this device' }).tap();
  await expect(kjv.getByText(/MB, kept on/)).toBeVisible({ timeout: 60_000 });
  await page.goto(`${demo.url}/nuggets/readBibleChapter/kjv/john/3`);
  await page.locator('#v16').waitFor();
  await page.waitForTimeout(1000);
  const at = await page.locator('#v16').evaluate((v) => {
    const walk = document.createTreeWalker(v, NodeFilter.SHOW_TEXT);
    for (let n = walk.nextNode(); n; n = walk.nextNode()) { const i = n.nodeValue!.indexOf('loved'); if (i >= 0) { const r = document.createRange(); r.setStart(n, i); r.setEnd(n, i + 5); v.scrollIntoView({ block: 'center' }); const b = r.getBoundingClientRect(); return { x: b.x + b.width / 2, y: b.y + b.height / 2 }; } }
    return { x: 0, y: 0 };
  });
  await page.touchscreen.tap(at.x, at.y);
  await page.waitForTimeout(120);
  await page.touchscreen.tap(at.x, at.y);
  await page.waitForTimeout(1500);
  console.log(page.url());
  await page.screenshot({ path: `/tmp/look/double.png` });
  await context.close();
});
