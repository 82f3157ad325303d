import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollForFrames } from './scrollForFrames';

interface ScrollPosition {
  /** The history entry. */
  key: string;
  heights: VirtualItem[];
  /** The first row in view, and its distance in pixels from the top of the scroller; null at the very top. */
  anchor: { index: number; top: number } | null;
}

/** Where lists were left, by their items. */
const scrollPositions = new WeakMap<object, ScrollPosition>();

/** The heights of a list's rows, as far as they were measured. */
export const knownHeights = (items: object): VirtualItem[] => scrollPositions.get(items)?.heights ?? [];

interface ScrollRestoration {
  items: object;
  /** False to restore nothing. */
  keep: boolean;
  list: RefObject<HTMLUListElement | null>;
  /** The scroller; null for the page. */
  pane: RefObject<HTMLElement | null> | null;
  measured: () => VirtualItem[];
}

/** Remembers where a list was left, and restores that place to the pixel, except after a new visit to the list. */
export function useScrollRestoration({ items, keep, list, pane, measured }: ScrollRestoration): void {
  const here = useLocation();
  const { key } = here;
  const frame = useRef<HTMLElement | null>(null);
  const leave = useEffectEvent(() => {
    if (!keep || !list.current) return;
    scrollPositions.set(items, { key, heights: measured(), anchor: anchorIn(list.current, frame.current) });
  });
  useLayoutEffect(() => () => leave(), [items]);
  const arrive = useEffectEvent(() => {
    // The pane's element exists only once the list is rendered.
    frame.current = pane?.current ?? null;
    const scrollPosition = keep ? scrollPositions.get(items) : undefined;
    const anchor = scrollPosition?.anchor;
    if (!anchor || (scrollPosition.key !== key && here.state !== BACK_TO_LIST)) return undefined;
    return scrollForFrames(() => distance(anchor, list.current, frame.current, measured()), frame.current);
  });
  useEffect(() => {
    arrive();
  }, [items]);
}

/** The `state` of a link that leads back to the list. */
export const BACK_TO_LIST = 'back to the list';

const topOf = (frame: HTMLElement | null): number => frame?.getBoundingClientRect().top ?? 0;

function anchorIn(list: HTMLElement, frame: HTMLElement | null): ScrollPosition['anchor'] {
  if ((frame?.scrollTop ?? window.scrollY) < 1) return null;
  const top = topOf(frame);
  const row = [...list.children].find((each) => each.getBoundingClientRect().bottom > top);
  if (!(row instanceof HTMLElement)) return null;
  return { index: Number(row.dataset.index), top: row.getBoundingClientRect().top - top };
}

/** How far there is still to scroll: to the row once it is rendered, until then to where it will be. */
function distance(
  { index, top }: NonNullable<ScrollPosition['anchor']>,
  list: HTMLElement | null,
  frame: HTMLElement | null,
  measured: readonly VirtualItem[],
): number {
  const row = list?.querySelector(`[data-index="${index}"]`);
  if (row) return row.getBoundingClientRect().top - topOf(frame) - top;
  const start = measured[index]?.start;
  return start === undefined ? 0 : start - top - (frame?.scrollTop ?? window.scrollY);
}
