import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog';

const button = (name: string) => screen.getByRole('button', { name });

it('rests while the change is written: no button does anything, nor does Enter', async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  const user = userEvent.setup();
  const dialog = (saving: boolean) => (
    <ConfirmDialog title="Move" busy={saving} saving={saving} onConfirm={onConfirm} onCancel={onCancel}>
      Move to Box 2?
    </ConfirmDialog>
  );
  const { rerender } = render(dialog(false));
  expect(button('Confirm')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  rerender(dialog(true));
  for (const name of ['Cancel', 'Confirm']) {
    expect(button(name)).toBeDisabled();
    await user.click(button(name));
  }
  expect(button('Close')).toBeDisabled();
  await user.keyboard('{Enter}{Escape}');
  rerender(dialog(false));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
  await user.click(button('Cancel'));
  expect(onCancel).toHaveBeenCalledOnce();
});
