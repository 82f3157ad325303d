import { expect, test } from './kit/fixtures';
import { button, exercise, onlyOne, recall } from './kit/recall';
import { endHearing, hear, hearings, withSpeech } from './kit/speech';

test('says John 3:16 after consent, over an error and a reload, and records the verse', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  await withSpeech(page);
  await open('/practiceSetup');
  await onlyOne(page, `${demo.url}/nuggets/practice/by_ref/by_freq`);
  await button(page, 'Recall').click();
  await exercise(page, 'Say it').click();
  const heard = page.getByRole('group', { name: 'Heard so far' });

  await button(page, 'Speak').click();
  await expect(page.getByText(/your browser may send it to its maker/)).toBeVisible();
  expect(await hearings(page)).toBe(0);
  await button(page, 'Yes, listen').click();
  await expect(page.getByText('Listening…')).toBeVisible();
  await hear(page, 'For God so loved', { isFinal: false });
  await expect(heard).toHaveText('For God so loved');
  await endHearing(page);
  expect(await hearings(page)).toBe(2);
  await hear(page, 'the world comma that he gave his only begotten sun');
  await expectAccessible();
  await endHearing(page, 'network');
  await expect(page.getByRole('alert')).toHaveText(
    /over the network, which is away\. What was heard is kept\.$/,
  );

  await page.reload();
  await expect(heard).toHaveText(/^For God so loved the world comma .* begotten sun ?$/);
  await button(page, 'Go on').click();
  await expect(page.getByText('Listening…')).toBeVisible();
  await hear(page, 'that whosoever believeth in him should not perish but have everlasting life');
  await button(page, 'Check').click();
  await expect(page.getByRole('heading', { name: /^Known by heart · 25 of 25 words/ })).toBeVisible();

  await exercise(page, 'Say it').click();
  await button(page, 'Record and hear it instead').click();
  await button(page, 'Record').click();
  await expect(page.getByText('Recording…')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await button(page, 'Stop').click();
  await button(page, 'Hear it').click();
  // The page's policy lets it play what it recorded.
  const audio = recall(page).locator('audio');
  await expect
    .poll(() => audio.evaluate((sound: HTMLAudioElement) => sound.played.length))
    .toBeGreaterThan(0);
  await exercise(page, 'Read').click();
  expect(await page.evaluate(() => window.hearing.recordings.size)).toBe(0);
});
