import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { rememberBook, rememberReadIn } from '@/bible/lastChosen';
import { chapterKey } from '@/bible/references/reference';
import { arraySchema, stored } from '@/platform/storage/stored';
import { listen } from '@/platform/page/listen';
import { afterPaint } from '@/platform/scheduling/yieldToMain';
import type { ReaderUrl } from './readerUrl';

/** A verse, and the distance of its top from the window's top, in px. Null is the top of the page. */
type ReadingScrollPosition = { verse: number; top: number } | null;

/** For how many history entries of the tab the position is remembered. */
const CAPACITY = 40;

/** The height that bars may cover at the window's top, in px. */
const COVERED = 96;

const scrollPosition = v.nullable(v.object({ verse: v.number(), top: v.number() }));

/** The positions by history entry, in the tab's storage, which survives a reload. */
const storedScrollPositions = stored(
  'nuggets.readingPlaces',
  arraySchema(v.object({ entry: v.string(), scrollPosition })),
  [],
  'tab',
);

/** The verse in the URL if it is visible, otherwise the first visible one. */
function positionInView(named: number | undefined): ReadingScrollPosition {
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
 * Scrolls to the verse in the URL or, after Back or a reload, to the verse that was being read. `hold` keeps the
 * position through the next change of the URL within the chapter, `restore` scrolls back to it after the layout has
 * changed; `fromTop` tells whether the chapter is shown from its top. Also remembers book and translation as those read
 * last.
 */
export function useReadingScrollPosition(
  loaded: boolean,
  { translation, bookName, chapter, highlightedRange }: ReaderUrl,
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
    const record = () => {
      // Deleted first, so that the newest entry is the last in the map and the last to be dropped.
      scrollPositions.delete(visit);
      scrollPositions.set(visit, positionInView(named));
    };
    const cancel = afterPaint(record);
    const store = () =>
      storedScrollPositions.write(
        [...scrollPositions].slice(-CAPACITY).map(([entry, scrollPosition]) => ({ entry, scrollPosition })),
      );
    const endRecording = listen(['scroll'], record);
    const endStoring = listen(['pagehide'], store);
    return () => {
      cancel();
      endRecording();
      endStoring();
      afterPaint(store);
    };
  }, [loaded, key, pathname, here, named, scrollPositions]);
  const hold = () => {
    pendingScrollPosition.current = { here, scrollPosition: positionInView(named) };
  };
  const restore = () => {
    const scrollPosition = scrollPositions.get(`${key}${pathname}`);
    if (scrollPosition) show(scrollPosition);
  };
  return { fromTop: named === undefined && !scrollPositions.get(`${key}${pathname}`), hold, restore };
}
