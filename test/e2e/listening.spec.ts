import type { Locator, Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

declare global {
  interface Window {
    /** What the device speaks, and how to end it. */
    speaking: { text: string; end: () => void } | null;
  }
}

/** A device with one English voice, which speaks each text until `endOf` ends it. */
const withVoice = (page: Page) =>
  page.addInitScript(() => {
    const voice = { voiceURI: 'ann', name: 'Ann', lang: 'en-GB', localService: true, default: true };
    window.speaking = null;
    const device = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      cancel: () => {
        window.speaking = null;
      },
      speak({ text, onstart, onend }: { text: string; onstart?: () => void; onend?: () => void }) {
        if (text === '') return;
        window.speaking = { text, end: () => onend?.() };
        onstart?.();
      },
    });
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: device });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  });

/** Ends each sentence of a verse, until another verse is read. */
const endOf = (page: Page, verse: number) =>
  page.waitForFunction((id) => {
    const { speaking } = window;
    if (speaking && document.getElementById(id)?.textContent.includes(speaking.text)) {
      window.speaking = null;
      speaking.end();
    }
    return document.querySelector('.verse[aria-current]')?.id !== id;
  }, `v${verse}`);

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`reads a chapter aloud, keeps its verse in sight, goes on, at ${size.width} px`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await withVoice(page);
    await page.setViewportSize(size);
    await open('/readBibleChapter/kjv/psalms/116');
    await page.locator('#v19').waitFor();
    const bar = page.getByRole('complementary', { name: 'Listening' });
    const heard = page.locator('.verse[aria-current]');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Listen...' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('From').selectOption('Verse 16');
    await dialog.getByRole('button', { name: 'Play' }).click();
    for (const verse of [16, 17, 18, 19]) {
      await expect(heard).toHaveId(`v${verse}`);
      await expect(bar).toContainText(`Psalms 116:${verse}`);
      await expect.poll(() => isAbove(heard, bar)).toBe(true);
      await endOf(page, verse);
    }
    await expect(page).toHaveURL(/psalms\/117$/);
    await expect(heard).toHaveId('v1');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => isAbove(heard, bar)).toBe(true);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Stop listening' }).click();
    await expect(bar).toBeHidden();
    await expect(heard).toHaveCount(0);
  });
}

/** Whether a verse is visible in the window, above the player. */
async function isAbove(verse: Locator, bar: Locator): Promise<boolean> {
  const [read, player] = await Promise.all([verse.boundingBox(), bar.boundingBox()]);
  return read !== null && player !== null && read.y > 0 && read.y + read.height <= player.y;
}
