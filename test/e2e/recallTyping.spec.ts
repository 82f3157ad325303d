import { expect, test } from './kit/fixtures';
import { button, exercise, onlyOne, recall } from './kit/recall';

const PSALM_1 = { bookName: 'psalms', bookId: 19, chapter: 1, startVerse: 1, endVerse: 6 };

test('letters that a phone composes are judged one by one', async ({ page, open, demo }) => {
  await open('/practiceSetup');
  await onlyOne(page, `${demo.url}/nuggets/practice/by_ref/by_freq`);
  await button(page, 'Recall').click();
  await exercise(page, 'First letters').click();
  await page.getByRole('textbox', { name: /First letter/ }).focus();
  const session = await page.context().newCDPSession(page);
  for (const [index, text] of ['f', 'fg', 'fgs'].entries()) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(page.getByText(`${index + 1} of 25 words`)).toBeVisible();
  }
  await session.send('Input.insertText', { text: 'fgs' });
  await expect(page.getByText('3 of 25 words')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /First letter/ })).toHaveValue('');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByText('3 of 25 words')).toBeVisible();
  await expect(recall(page).locator('mark')).toHaveCount(0);
});

test('what a keyboard makes of typed letters is no answer, and typing goes on', async ({
  page,
  open,
  demo,
}) => {
  await open('/practiceSetup');
  await onlyOne(page, `${demo.url}/nuggets/practice/by_ref/by_freq`);
  await button(page, 'Recall').click();
  await exercise(page, 'First letters').click();
  const field = page.getByRole('textbox', { name: /First letter/ });
  await field.focus();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('f');
  await compose('fg');
  await expect(page.getByText('2 of 25 words')).toBeVisible();
  // 'fg' is corrected to 'fog ' by the keyboard.
  await session.send('Input.insertText', { text: 'fog ' });
  await expect(field).toHaveValue('');
  await expect(page.getByText('2 of 25 words')).toBeVisible();
  await compose('s');
  await session.send('Input.insertText', { text: 's' });
  await expect(page.getByText('3 of 25 words')).toBeVisible();
  // A word that is swiped or dictated arrives at once.
  await session.send('Input.insertText', { text: 'loved' });
  await expect(page.getByText('4 of 25 words')).toBeVisible();
  await expect(recall(page).locator('mark')).toHaveCount(0);
});

for (const height of [390, 210]) {
  test(`a window of 844 by ${height} shows five lines of the text and the whole field`, async ({
    page,
    open,
    demo,
  }) => {
    await page.setViewportSize({ width: 844, height });
    await open('/practiceSetup');
    await onlyOne(page, `${demo.url}/nuggets/practice/by_ref/by_freq`, PSALM_1);
    await page.keyboard.press('r');
    const text = recall(page).getByText(/^Blessed is the man/);
    const lines = () =>
      text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const seen = Array.from(range.getClientRects(), ({ left, top, bottom }) =>
          [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(left + 2, y)))
            ? Math.round(top)
            : 0,
        );
        return new Set(seen.filter((top) => top > 0)).size;
      });
    await expect.poll(lines).toBeGreaterThanOrEqual(5);
    await exercise(page, 'First letters').click();
    await page
      .getByRole('textbox', { name: 'First letter of the next word' })
      .pressSequentially('x'.repeat(70));
    const linesOfWords = () =>
      recall(page)
        .locator('mark')
        .evaluateAll((words) => {
          const seen = words.map((word) => {
            const { left, top, bottom } = word.getBoundingClientRect();
            const isSeen = [top + 4, bottom - 4].every(
              (y) => document.elementFromPoint(left + 2, y) === word,
            );
            return isSeen ? Math.round(top) : 0;
          });
          return new Set(seen.filter((top) => top > 0)).size;
        });
    await expect.poll(linesOfWords).toBeGreaterThanOrEqual(5);
    await exercise(page, 'Write').click();
    const field = page.getByRole('textbox', { name: 'Write the passage' });
    await page.keyboard.type('Blessed is the man');
    const isWhole = () =>
      field.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 8, y) === element);
      });
    await expect.poll(isWhole).toBe(true);
    // The tools that come back when the field is left do not take the place of the button before its click.
    await page.keyboard.type(' that walketh not in the counsel of the ungodly'.repeat(4));
    await button(page, 'Check').click();
    await expect(page.getByRole('heading', { name: /^Not yet/ })).toBeVisible();
  });
}
