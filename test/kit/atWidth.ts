import { vi } from 'vitest';

/** Pixels of a `rem` or `em` in media queries. */
const REM = 16;

/** Makes media queries match a screen that is so many pixels wide, until the test ends. */
export function atWidth(width: number): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const bounds = [...media.matchAll(/(min|max)-width: ([\d.]+)(px|r?em)/g)].map(
      ([, kind, value, unit]) => ({
        kind,
        pixels: Number(value) * (unit === 'px' ? 1 : REM),
      }),
    );
    return Object.assign(new EventTarget(), {
      matches:
        bounds.length > 0 &&
        bounds.every(({ kind, pixels }) => (kind === 'min' ? width >= pixels : width <= pixels)),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
}
