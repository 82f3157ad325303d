import { expect, it, vi } from 'vitest';
import { installPrompt, keepInstallPrompt } from './installPrompt';

it('offers to install once, because a used offer of the browser does nothing', async () => {
  keepInstallPrompt();
  expect(installPrompt()).toBeNull();
  const prompt = vi.fn(() => Promise.reject(new DOMException('used', 'InvalidStateError')));
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  await installPrompt()?.prompt();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(installPrompt()).toBeNull();
});
