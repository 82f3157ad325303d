import { afterEach, expect, it, vi } from 'vitest';
import { openExternal, safeHttpUrl } from './openExternal';

afterEach(() => void vi.unstubAllGlobals());

it('opens safe URLs only, in browsers without URL.canParse too', () => {
  // Safari 16 and Chrome 119.
  vi.stubGlobal('URL', Object.defineProperty(class extends URL {}, 'canParse', { value: undefined }));
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  expect(safeHttpUrl('https://example.org')).toBe('https://example.org/');
  expect(safeHttpUrl('no URL')).toBeNull();
  openExternal('javascript:alert(1)');
  openExternal('no URL');
  expect(open).not.toHaveBeenCalled();
  openExternal('https://example.org/a');
  expect(open).toHaveBeenCalledExactlyOnceWith('https://example.org/a', '_blank', 'noopener,noreferrer');
});
