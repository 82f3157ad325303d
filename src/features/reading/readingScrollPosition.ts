import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { rememberBook, rememberReadIn } from '@/bible/lastPlace';
import { chapterKey } from '@/bible/references/reference';
import { arraySchema, stored } from '@/platform/storage/stored';
import { listen } from '@/platform/page/listen';
import { afterPaint } from '@/platform/scheduling/yieldToMain';
import type { ReaderAddress } from './readerAddress';

/** A verse, and how far below the window's top it begins (px). Null is the top of the page. */
type ReadingScrollPosition = { verse: number; top: number } | null;

/** Entries of the tab's history whose place is remembered. */
const CAPACITY = 40;

/** The height that the bars at the window's top may cover, px. */
const COVERED = 96;

const scrollPosition = v.nullable(v.object({ verse: v.number(), top: v.number() }));

/** The places by history entry, in the tab's storage, which outlives a reload. */
const storedScrollPositions = stored(
  'nuggets.readingPlaces',
  arraySchema(v.object({ entry: v.string(), scrollPosition })),
  [],
  'tab',
);

/** The verse that the address names if it is visible, otherwise the first visible one. */
function placeInView(named: number | undefined): ReadingScrollPosition {
  if (window.scrollY < 1) return null;
  const visible = [...document.querySelectorAll('#main .verse')]
    .map((element) => ({ verse: Number(element.id.slice(1)), rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.bottom > COVERED && rect.top < window.innerHeight);
  const scrollPosition = visible.find(({ verse }) => verse === named) ?? visible[0];
  return scrollPosition ? { verse: scrollPosition.verse, top: scrollPosition.rect.top } : null;
}

function show(scrollPosition: ReadingScrollPosition): void {
  const top =
    scrollPosition && document.getElementById(`v${scrollPosition.verse}`)?.getBoundingClientRect().top;
  if (scrollPosition && typeof top === 'number') window.scrollBy(0, top - scrollPosition.top);
  else window.scrollTo(0, 0);
}

/**
 * Scrolls to the verse of the address or, when a person comes back to an entry of the tab's history by Back or a reload, to
 * the verse they were reading. `hold` keeps the place through the next change of the address within the chapter, `restore`
 * goes back to it after the text was laid out anew; `fromTop` says that it is shown from its top. Book and translation are
 * remembered as those read last.
 */
export function useReadingScrollPosition(
  loaded: boolean,
  { translation, bookName, chapter, highlightedRange }: ReaderAddress,
) {
  useEffect(() => {
    rememberBook(bookName);
    rememberReadIn(translation);
  }, [bookName, translation]);
  const { key, pathname } = useLocation();
  const here = chapterKey({ bookName, chapter });
  const named = highlightedRange?.startVerse;
  const [scrollPositions] = useState(
    () =>
      new Map<string, ReadingScrollPosition>(
        storedScrollPositions.read().map(({ entry, scrollPosition }) => [entry, scrollPosition]),
      ),
  );
  const pendingScrollPosition = useRef<{ here: string; scrollPosition: ReadingScrollPosition }>(undefined);
  useEffect(() => {
    if (!loaded) return undefined;
    const visit = `${key}${pathname}`;
    const scrollPosition =
      pendingScrollPosition.current?.here === here
        ? pendingScrollPosition.current.scrollPosition
        : scrollPositions.get(visit);
    pendingScrollPosition.current = undefined;
    if (scrollPosition !== undefined) show(scrollPosition);
    else if (named !== undefined)
      document.querySelector('#main .marked')?.scrollIntoView({ block: 'center' });
    const note = () => {
      // Deleted first, so that the newest entry is the last in the map and the last to be dropped.
      scrollPositions.delete(visit);
      scrollPositions.set(visit, placeInView(named));
    };
    const cancel = afterPaint(note);
    const store = () =>
      storedScrollPositions.write(
        [...scrollPositions].slice(-CAPACITY).map(([entry, scrollPosition]) => ({ entry, scrollPosition })),
      );
    const endNoting = listen(['scroll'], note);
    const endStoring = listen(['pagehide'], store);
    return () => {
      cancel();
      endNoting();
      endStoring();
      afterPaint(store);
    };
  }, [loaded, key, pathname, here, named, scrollPositions]);
  const hold = () => {
    pendingScrollPosition.current = { here, scrollPosition: placeInView(named) };
  };
  const restore = () => {
    const scrollPosition = scrollPositions.get(`${key}${pathname}`);
    if (scrollPosition) show(scrollPosition);
  };
  return { fromTop: named === undefined && !scrollPositions.get(`${key}${pathname}`), hold, restore };
}
