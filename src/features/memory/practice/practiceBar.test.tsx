import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { practiceOfOne } from '@test/kit/practiceOfOne';
import { sendUndoable } from '@test/kit/testStore';
const ONE = { passage: { box: 2, lastViewedNum: 0 }, text: 'Jesus wept.' };
const bar = () => screen.getByRole('group', { name: 'Practice' });
const tools = () =>
  within(bar())
    .getAllByRole('button')
    .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The elements from the first to the last of the page. */
const inOrder = (...elements: Element[]) =>
  elements.every(
    (element, index) =>
      index === 0 ||
      elements[index - 1]?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
  );

it.each(['by_ref', 'by_psgtxt'])(
  '%s shows the answer from the bar, then has the grades there',
  async (mode) => {
    const { user } = practiceOfOne({ ...ONE, path: `${mode}/by_freq` });
    await screen.findByText('1 of 1');
    const what = mode === 'by_ref' ? 'text' : 'reference';
    expect(tools()).toEqual(['Previous passage', `Show ${what}`, 'Next passage']);
    await user.click(within(bar()).getByRole('button', { name: `Show ${what}` }));
    const grades = await within(bar()).findByRole('group', { name: 'How was it?' });
    expect(grades).toBeVisible();
    expect(tools()).toEqual(['Previous passage', 'Not yet', 'Nearly', 'Right', 'Next passage']);
    // Hide is then one of the tools above the card.
    await user.click(
      within(screen.getByRole('group', { name: 'Passage' })).getByRole('button', { name: `Hide ${what}` }),
    );
    expect(tools()).toEqual(['Previous passage', `Show ${what}`, 'Next passage']);
    await user.keyboard('r');
    await screen.findByRole('region', { name: 'Recall' });
    expect(tools()).toEqual(['Previous passage', 'Back to the card', 'Next passage']);
    // The only gold button is the exercise's.
    expect(bar().querySelector('.tool-main')).toBeNull();
  },
);

it('moves the passage to another box from the line with the box', async () => {
  const { user, api } = practiceOfOne(ONE);
  const info = await screen.findByRole('button', { name: /^Passage info: ?Box 2/ });
  const line = info.closest('section, [class*=info]') ?? expect.fail();
  await user.click(
    within(line instanceof HTMLElement ? line : expect.fail()).getByRole('button', { name: 'Move up a box' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByText('Moved to Box 1');
  await sendUndoable();
  expect(await screen.findByText('Frequency updated to Box 1')).toBeVisible();
  expect(api.db.user('demo').memoryPassages[0]?.box).toBe(1);
});

it('shows the box once in the line about the passage, also expanded', async () => {
  const { user } = practiceOfOne(ONE);
  await user.click(await screen.findByRole('button', { name: /^Passage info:/ }));
  expect(screen.getByText('about every two weeks')).toBeVisible();
  expect(screen.getAllByText(/Box 2/)).toHaveLength(1);
});

it.each(['by_ref', 'by_psgtxt'])(
  'has in %s reference, tools and text in this order, on card and in recall',
  async (mode) => {
    const { user } = practiceOfOne({ ...ONE, path: `${mode}/by_freq` });
    await screen.findByText('1 of 1');
    const passageTools = () => screen.getByRole('group', { name: 'Passage' });
    await user.keyboard(' ');
    await screen.findByRole('group', { name: 'How was it?' });
    expect(
      inOrder(screen.getByRole('heading', { level: 2 }), passageTools(), screen.getByText('Jesus wept.')),
    ).toBe(true);
    await user.keyboard('r');
    const recall = await screen.findByRole('region', { name: 'Recall' });
    expect(inOrder(screen.getByRole('heading', { level: 2 }), passageTools(), recall)).toBe(true);
    expect(button('Back to the card')).toBeVisible();
  },
);
