import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFootHeight } from './useFootHeight';

/** The window is 768 px high, and the bar covers it from here down, in px. */
const BAR = 600;

let resized = (): void => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onChange: () => void) {
        resized = onChange;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const at = (top: number, bottom: number) => (element: HTMLElement | null) => {
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
};

function Reader() {
  const bar = useRef<HTMLElement | null>(null);
  useFootHeight(bar, 3);
  return (
    <section
      ref={(element) => {
        at(BAR, 768)(element);
        bar.current = element;
      }}
    />
  );
}

it.each([
  ['brings a verse that the bar came over into sight', 580, 640, 1],
  ['leaves a verse alone that is in sight', 400, 460, 0],
  ['does not go back to a verse that was scrolled away upwards', -900, -840, 0],
  ['does not go back to a verse that was scrolled away downwards', 900, 960, 0],
])('%s', (_, top, bottom, times) => {
  render(
    <>
      <span id="v3" ref={at(top, bottom)} />
      <Reader />
    </>,
  );
  const shown = vi.fn();
  const verse = document.getElementById('v3') ?? expect.fail();
  verse.scrollIntoView = shown;
  act(() => resized());
  expect(shown).toHaveBeenCalledTimes(times);
  expect(document.documentElement.style.getPropertyValue('--panel')).toBe('168px');
});
