import { render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollRestoration } from './useScrollRestoration';

function List({ name }: { name: string | null }) {
  const list = useRef<HTMLUListElement>(null);
  useScrollRestoration({ name, list, pane: null, measured: () => [] });
  return (
    <ul ref={list}>
      <li data-index="3">Row</li>
    </ul>
  );
}

const open = (name: string | null) =>
  render(
    <MemoryRouter>
      <List name={name} />
    </MemoryRouter>,
  );

/** The row's distance from the top of the window. */
let top = 0;
const scrolled = vi.fn((_: number, by: number) => void (top -= by));

beforeEach(() => {
  vi.stubGlobal('scrollBy', scrolled.mockClear());
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 300, 60),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Leaves a list with a row that is cut off by the top of the window. */
function leave(name: string | null): void {
  vi.stubGlobal('scrollY', 500);
  top = -20;
  const { unmount } = open(name);
  window.dispatchEvent(new Event('scroll'));
  // The elements above the list are removed before it.
  top = -170;
  unmount();
  top = 100;
}

it('brings a list back to the row that was in view, to the pixel, and then rests', async () => {
  leave('verses');
  open('verses');
  await waitFor(() => expect(top).toBe(-20));
  await new Promise(requestAnimationFrame);
  expect(scrolled).toHaveBeenCalledOnce();
});

it('remembers a list that replaced another one below the top, without a scroll', async () => {
  vi.stubGlobal('scrollY', 500);
  top = -20;
  const { rerender, unmount } = open('a search');
  rerender(
    <MemoryRouter>
      <List name="another search" />
    </MemoryRouter>,
  );
  top = -170;
  unmount();
  top = 100;
  open('another search');
  await waitFor(() => expect(top).toBe(-20));
});

it('remembers where the rows are once those above grew, without a scroll', async () => {
  vi.stubGlobal('scrollY', 500);
  top = -50;
  const { rerender, unmount } = open('prayers');
  window.dispatchEvent(new Event('scroll'));
  top = -20;
  rerender(
    <MemoryRouter>
      <List name="prayers" />
    </MemoryRouter>,
  );
  top = -170;
  unmount();
  top = 100;
  open('prayers');
  await waitFor(() => expect(top).toBe(-20));
});

it('holds the row in its place while those above get their height', async () => {
  leave('verses');
  open('verses');
  await waitFor(() => expect(top).toBe(-20));
  top += 35;
  await waitFor(() => expect(top).toBe(-20));
});

it('leaves the list to the person who scrolls', async () => {
  leave('verses');
  open('verses');
  await waitFor(() => expect(top).toBe(-20));
  window.dispatchEvent(new Event('wheel'));
  top = 70;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(top).toBe(70);
});

it('begins at the top at a list that is new, and at one that keeps no place', () => {
  leave('verses');
  open('quotes');
  leave(null);
  open(null);
  expect(scrolled).not.toHaveBeenCalled();
});
