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
