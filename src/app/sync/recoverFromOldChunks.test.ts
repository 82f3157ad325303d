import { expect, it, vi } from 'vitest';
import { CODE_MISSING } from '@/ui/lazyWithPreload';
import { recoverFromOldChunks } from './recoverFromOldChunks';

it('lets the failure be reported where the browser forbids remembering a reload', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });
  recoverFromOldChunks();
  expect(window.dispatchEvent(new Event(CODE_MISSING, { cancelable: true }))).toBe(true);
  vi.unstubAllGlobals();
});

it('does not reload over a dialog with a field', () => {
  document.body.innerHTML = '<div role="dialog"><textarea>Grace</textarea></div>';
  recoverFromOldChunks();
  expect(window.dispatchEvent(new Event(CODE_MISSING, { cancelable: true }))).toBe(true);
});

it('reloads while a drawer of links closes, and takes no later failure for another', () => {
  document.body.innerHTML = '<div role="dialog"><a href="/links">Links</a></div>';
  recoverFromOldChunks();
  expect(window.dispatchEvent(new Event(CODE_MISSING, { cancelable: true }))).toBe(false);
  expect(window.dispatchEvent(new Event(CODE_MISSING, { cancelable: true }))).toBe(false);
});
