import { afterEach, expect, it } from 'vitest';
import { afterTest } from '@test/kit/afterTest';
import { drawPicture, PICTURE } from './picture';

/** The drawn texts, in a typeface whose letters are half as wide as high. */
function drawn(text: string, reference = 'John 3:16', theme: 'light' | 'dark' = 'light') {
  const lines: { text: string; x: number; y: number; size: number; ink: string }[] = [];
  const fills: { x: number; y: number; width: number; height: number; ink: string }[] = [];
  const context = {
    font: '',
    fillStyle: '',
    textBaseline: 'alphabetic',
    measureText: (line: string) => ({ width: (line.length * parseInt(context.font)) / 2 }),
    fillText: (line: string, x: number, y: number) =>
      lines.push({ text: line, x, y, size: parseInt(context.font), ink: context.fillStyle }),
    fillRect: (x: number, y: number, width: number, height: number) =>
      fills.push({ x, y, width, height, ink: context.fillStyle }),
  };
  const canvas = document.createElement('canvas');
  Object.defineProperty(canvas, 'getContext', { value: () => context });
  drawPicture(text, reference, theme)(canvas);
  const foot = lines.pop() ?? expect.fail();
  const [paper = expect.fail(), rule = expect.fail()] = fills;
  return { canvas, lines, foot, paper, rule };
}

afterEach(() => document.head.querySelectorAll('style').forEach((style) => style.remove()));

it('draws the text between equal margins, its reference below, on a background', () => {
  const text = 'For God so loved the world, that he gave his only begotten Son';
  const { canvas, lines, foot, paper, rule } = drawn(text);
  const { width, height } = PICTURE;
  expect(canvas).toMatchObject({ width, height });
  expect(paper).toMatchObject({ x: 0, y: 0, width, height });
  expect(lines.map((line) => line.text).join(' ')).toBe(text);
  const [first = expect.fail(), second = expect.fail()] = lines;
  const last = lines.at(-1) ?? expect.fail();
  const margin = first.x;
  expect(margin).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line.x).toBe(margin);
    expect(line.x + (line.text.length * line.size) / 2).toBeLessThanOrEqual(width - margin);
  }
  // Lines are evenly spaced and do not overlap.
  const gaps = lines.slice(1).map(({ y }, index) => y - (lines[index]?.y ?? 0));
  expect(new Set(gaps).size).toBe(1);
  expect(second.y - first.y).toBeGreaterThan(first.size);
  expect(second.y - first.y).toBeLessThan(2 * first.size);
  // Centred above the footer, like a single line.
  expect((first.y + last.y) / 2).toBeCloseTo(drawn('Jesus wept.').lines[0]?.y ?? 0);
  expect(rule).toMatchObject({ x: margin });
  expect(rule.y).toBeGreaterThan(last.y);
  expect(foot).toMatchObject({ text: 'John 3:16', x: margin });
  expect(foot.y).toBeGreaterThan(rule.y + rule.height);
  expect(foot.y).toBeLessThan(height - margin);
  expect(foot.size).toBeLessThan(first.size);
  // Legible on a phone, where the picture is a third as large.
  expect(foot).toMatchObject({ size: 48, ink: first.ink });
});

it('draws a long text smaller, from the top margin, and never into the footer', () => {
  const short = drawn('Jesus wept.');
  const long = drawn('In the beginning God created the heaven and the earth. '.repeat(40));
  expect(short.lines).toHaveLength(1);
  const size = (lines: typeof short.lines) => lines[0]?.size ?? 0;
  expect(size(long.lines)).toBeLessThan(size(short.lines));
  expect(long.lines.at(-1)?.text).toMatch(/…$/);
  expect(long.lines[0]?.y).toBeGreaterThan(long.lines[0]?.x ?? 0);
  expect(long.lines.at(-1)?.y).toBeLessThan(long.rule.y);
});

it('uses the theme’s colours from the style sheet, and defaults without one', () => {
  const own = drawn('Jesus wept.');
  expect(own.paper.ink).toBe('#fbf8f1');
  expect(own.lines[0]?.ink).toBe('#2a2620');
  const style = document.createElement('style');
  style.textContent =
    '[data-bs-theme=dark] { --bs-body-bg: #111111; --bs-body-color: #eeeeee; --accent: #ccaa00; }';
  document.head.append(style);
  afterTest(() => style.remove());
  const dark = drawn('Jesus wept.', 'John 11:35', 'dark');
  expect([dark.paper.ink, dark.lines[0]?.ink, dark.rule.ink]).toEqual(['#111111', '#eeeeee', '#ccaa00']);
  expect(drawn('Jesus wept.').paper.ink).toBe('#fbf8f1');
  expect(document.querySelector('body [data-bs-theme]')).toBeNull();
});
