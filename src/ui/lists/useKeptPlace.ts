import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface Place {
  /** The entry of the tab's history. */
  key: string;
  heights: VirtualItem[];
  /** The first row in view, and how far below the top of what scrolls it began, px; null at the very top. */
  anchor: { index: number; top: number } | null;
}

/** Where lists were left, by their items. */
const places = new WeakMap<object, Place>();

/** The heights of a list's rows, as far as they were seen. */
export const knownHeights = (items: object): VirtualItem[] => places.get(items)?.heights ?? [];

/** So many frames a place is held: the browser brings back a place of its own, and rows come to their true height. */
const FRAMES = 20;

const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface KeptPlace {
  items: object;
  /** False keeps nothing. */
  keep: boolean;
  list: RefObject<HTMLUListElement | null>;
  /** What scrolls; null for the page. */
  pane: RefObject<HTMLElement | null> | null;
  measured: () => VirtualItem[];
}

/** Notes where a list is left, and brings it back there to the pixel, unless one has gone to it anew. */
export function useKeptPlace({ items, keep, list, pane, measured }: KeptPlace): void {
  const here = useLocation();
  const { key } = here;
  const pushed = useNavigationType() === NavigationType.Push && here.state !== BACK;
  const frame = useRef<HTMLElement | null>(null);
  const leave = useEffectEvent(() => {
    if (!keep || !list.current) return;
    places.set(items, { key, heights: measured(), anchor: anchorIn(list.current, frame.current) });
  });
  useLayoutEffect(() => () => leave(), [items]);
  const arrive = useEffectEvent(() => {
    // A pane is known only once the list is in the page.
    frame.current = pane?.current ?? null;
    const place = keep ? places.get(items) : undefined;
    const anchor = place?.anchor;
    if (!anchor || (pushed && place.key !== key)) return undefined;
    return hold(() => distance(anchor, list.current, frame.current, measured()), frame.current);
  });
  useEffect(() => arrive(), [items]);
}

/** What a link that leads back to the list says of itself (`state`). */
export const BACK = 'back to the list';

const topOf = (frame: HTMLElement | null): number => frame?.getBoundingClientRect().top ?? 0;

function anchorIn(list: HTMLElement, frame: HTMLElement | null): Place['anchor'] {
  if ((frame?.scrollTop ?? window.scrollY) < 1) return null;
  const top = topOf(frame);
  const row = [...list.children].find((each) => each.getBoundingClientRect().bottom > top);
  if (!(row instanceof HTMLElement)) return null;
  return { index: Number(row.dataset.index), top: row.getBoundingClientRect().top - top };
}

/** How far there is still to scroll: to the row itself once it is there, until then to where it will be. */
function distance(
  { index, top }: NonNullable<Place['anchor']>,
  list: HTMLElement | null,
  frame: HTMLElement | null,
  measured: readonly VirtualItem[],
): number {
  const row = list?.querySelector(`[data-index="${index}"]`);
  if (row) return row.getBoundingClientRect().top - topOf(frame) - top;
  const start = measured[index]?.start;
  return start === undefined ? 0 : start - top - (frame?.scrollTop ?? window.scrollY);
}

/** Scrolls there until it stays, or a person scrolls. */
function hold(left: () => number, frame: HTMLElement | null): () => void {
  let request = 0;
  const stop = () => {
    cancelAnimationFrame(request);
    for (const event of BY_HAND) window.removeEventListener(event, stop);
  };
  const step = (frames: number) => {
    const by = left();
    if (Math.abs(by) >= 0.5) (frame ?? window).scrollBy(0, by);
    if (frames === 0) stop();
    else request = requestAnimationFrame(() => step(frames - 1));
  };
  for (const event of BY_HAND) window.addEventListener(event, stop, { passive: true });
  step(FRAMES);
  return stop;
}
