import { afterEach, expect, it, vi } from 'vitest';
import { followKeyboard } from './keyboard';

const HEIGHT = 844;

/** The part of the page that a phone shows. */
function fakeViewport() {
  const viewport = Object.assign(new EventTarget(), { height: HEIGHT, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', HEIGHT);
  return (kind: 'resize' | 'scroll', change: Partial<typeof viewport>) => {
    Object.assign(viewport, change);
    viewport.dispatchEvent(new Event(kind));
    return keyboard();
  };
}

const keyboard = () => document.documentElement.style.getPropertyValue('--keyboard');

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('tells the styles how much of the window an iPhone keyboard covers', () => {
  const now = fakeViewport();
  stop = followKeyboard();
  expect(keyboard()).toBe('');
  expect(now('resize', { height: 508 })).toBe('336px');
  // The page is moved up below the keyboard.
  expect(now('scroll', { offsetTop: 36 })).toBe('300px');
  expect(now('resize', { height: HEIGHT, offsetTop: 0 })).toBe('');
});

it('takes neither the bars of a browser nor a zoomed page for a keyboard', () => {
  const now = fakeViewport();
  stop = followKeyboard();
  expect(now('resize', { height: HEIGHT - 100 })).toBe('');
  expect(now('resize', { height: HEIGHT / 2, scale: 2 })).toBe('');
  expect(now('resize', { height: 508, scale: 1 })).toBe('336px');
  stop();
  expect(keyboard()).toBe('');
});

it('leaves the layout alone in a browser that does not tell', () => {
  vi.stubGlobal('visualViewport', null);
  stop = followKeyboard();
  expect(keyboard()).toBe('');
});
