import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { VersePickerDialog } from './VersePickerDialog';

/** A dialog of ten verses in lines of four. */
function open() {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.floor((Number(this.textContent) - 1) / 4) * 40;
  });
  const nothing = () => undefined;
  render(
    <VersePickerDialog
      title="Pick"
      hint="Pick one verse or two."
      verseNumbers={Array.from({ length: 10 }, (_, index) => index + 1)}
      firstWords={(verse) => `Words of ${verse}`}
      submitLabel="Go"
      onSubmit={nothing}
      onClose={nothing}
    />,
  );
  return userEvent.setup();
}

it('goes from verse to verse and from line to line by the arrow keys', async () => {
  const user = open();
  screen.getByRole('button', { name: '1' }).focus();
  for (const [key, verse] of [
    ['ArrowRight', 2],
    ['ArrowDown', 6],
    ['ArrowLeft', 5],
    ['ArrowUp', 1],
    ['ArrowUp', 1],
    ['ArrowLeft', 1],
    ['End', 10],
    ['ArrowRight', 10],
    ['ArrowDown', 10],
    ['Home', 1],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(screen.getByRole('button', { name: String(verse) })).toHaveFocus();
  }
});

it('goes to the last verse where the last line is shorter', async () => {
  const user = open();
  screen.getByRole('button', { name: '8' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: '10' })).toHaveFocus();
  expect(screen.getByText('Words of 10', { exact: false })).toBeVisible();
});

it('describes each verse by its own first words, and says why its button is grey', () => {
  open();
  expect(screen.getByRole('button', { name: '1' })).toHaveAccessibleDescription('Words of 1');
  expect(screen.getByRole('button', { name: '3' })).toHaveAccessibleDescription('Words of 3');
  expect(screen.getByRole('button', { name: 'Go' })).toHaveAccessibleDescription('Pick a verse first');
});
