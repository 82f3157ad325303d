import { fireEvent, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useKeys } from './useKeys';

it('leaves a key to the dialog closed by that key, however early the dialog goes', async () => {
  const onEscape = vi.fn();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  const close = () => dialog.remove();
  document.addEventListener('keydown', close);
  const user = userEvent.setup();
  renderHook(() => useKeys({ Escape: onEscape }));
  await user.keyboard('{Escape}');
  expect(dialog.isConnected).toBe(false);
  expect(onEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', close);
});

it('takes a letter with Caps Lock on, but not with Shift', () => {
  const onGo = vi.fn();
  renderHook(() => useKeys({ g: onGo }));
  fireEvent.keyDown(document.body, { key: 'G', code: 'KeyG', shiftKey: true });
  expect(onGo).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'G', code: 'KeyG' });
  expect(onGo).toHaveBeenCalledOnce();
});
