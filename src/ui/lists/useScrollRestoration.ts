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

/** How many lists are remembered: more than a person goes back through. */
const MAX_LISTS = 20;

/** Scroll positions of lists that were left, by the name of the list, the last one last. */
const scrollPositions = new Map<string, ScrollPosition>();

function remember(name: string, position: ScrollPosition): void {
  scrollPositions.delete(name);
  scrollPositions.set(name, position);
  const [oldest] = scrollPositions.keys();
  if (scrollPositions.size > MAX_LISTS && oldest !== undefined) scrollPositions.delete(oldest);
}

/** The heights of the rows that have been measured in the list of this name. */
export const knownHeights = (name: string | null): VirtualItem[] =>
  (name === null ? undefined : scrollPositions.get(name))?.heights ?? [];

interface ScrollRestoration {
  /** Of the list; null to restore nothing. */
  name: string | null;
  list: RefObject<HTMLUListElement | null>;
  /** The scroller; null for the page. */
  pane: RefObject<HTMLElement | null> | null;
  measured: () => VirtualItem[];
}

/** Remembers the scroll position of a list, and restores it to the pixel, except after a new visit to the list. */
export function useScrollRestoration({ name, list, pane, measured }: ScrollRestoration): void {
  const here = useLocation();
  const { key } = here;
  const frame = useRef<HTMLElement | null>(null);
  /** As last seen: when the list is removed, the elements above it are gone already, and the rows have moved. */
  const anchor = useRef<ScrollPosition['anchor']>(null);
  const leave = useEffectEvent((left: string | null) => {
    if (left !== null) remember(left, { key, heights: measured(), anchor: anchor.current });
    anchor.current = null;
  });
  useLayoutEffect(() => () => leave(name), [name]);
  const arrive = useEffectEvent(() => {
    // The pane's element exists only once the list is rendered.
    frame.current = pane?.current ?? null;
    const scrollPosition = name === null ? undefined : scrollPositions.get(name);
    const left = scrollPosition?.anchor;
    if (!left || (scrollPosition.key !== key && here.state !== BACK_TO_LIST)) return;
    scrollForFrames(() => distance(left, list.current, frame.current, measured()), frame.current);
  });
  const look = useEffectEvent(() => {
    if (list.current) anchor.current = anchorIn(list.current, frame.current);
  });
  useEffect(() => {
    arrive();
    const scroller = frame.current ?? window;
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [name]);
  // Rows that get their height move those below them without a scroll.
  useEffect(() => {
    look();
  });
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

/** How far there is still to scroll: to the row once it is rendered, before that to its estimated position. */
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
