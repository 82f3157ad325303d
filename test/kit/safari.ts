import { vi } from 'vitest';

interface SafariOptions {
  /** How many fingers its screen feels; a Mac's feels none. */
  fingers: number;
  /** Whether the app was opened from the home screen. */
  isInstalled: boolean;
}

/** Makes this browser Safari, until the stubs of globals are removed and mocks are restored. */
export function asSafari({ fingers, isInstalled }: SafariOptions): void {
  vi.stubGlobal('GestureEvent', Event);
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: fingers });
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(matchMedia(query), query === '(display-mode: standalone)' && { matches: isInstalled }),
  );
}
