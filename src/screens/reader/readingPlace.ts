import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ofTab, readStoredJson, writeStored } from '@/device/storage';
import type { ReaderAddress } from './address/readerAddress';

/** Where one reads: a verse, and how far below the window's top it begins (px). Null is the top of the page. */
type ReadingPlace = { verse: number; top: number } | null;

const KEY = 'nuggets.readingPlaces';

/** Entries of the tab's history whose place is remembered. */
const CAPACITY = 40;

/** What the bars at the window's top may cover, px. */
const COVERED = 96;

/** Kept in the tab's own storage, by the entry of its history: they outlive a reload. */
function storedPlaces(): Map<string, ReadingPlace> {
  const stored = readStoredJson(KEY, ofTab);
  return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
}

const isEntry = (entry: unknown): entry is [string, ReadingPlace] =>
  Array.isArray(entry) && entry.length === 2;

const store = (places: Map<string, ReadingPlace>): void =>
  writeStored(KEY, JSON.stringify([...places].slice(-CAPACITY)), ofTab);

/** The verse that the address names as long as it is seen, else the first that is. */
function placeInView(named: number | undefined): ReadingPlace {
  if (window.scrollY < 1) return null;
  const verses = [...document.querySelectorAll('#main .verse')].map((element) => ({
    verse: Number(element.id.slice(1)),
    rect: element.getBoundingClientRect(),
  }));
  const seen = verses.filter(({ rect }) => rect.bottom > COVERED && rect.top < window.innerHeight);
  const place = seen.find(({ verse }) => verse === named) ?? seen[0];
  return place ? { verse: place.verse, top: place.rect.top } : null;
}

function show(place: ReadingPlace): void {
  const top = place && document.getElementById(`v${place.verse}`)?.getBoundingClientRect().top;
  if (place && typeof top === 'number') window.scrollBy(0, top - place.top);
  else window.scrollTo(0, 0);
}

/**
 * Brings the verse of the address into view; coming back to an entry of the tab's history, by Back or a reload, the verse
 * that was being read. What is given back keeps the place over the next change of the address within the chapter.
 */
export function useReadingPlace(loaded: boolean, { bookName, chapter, marked }: ReaderAddress): () => void {
  const { key, pathname } = useLocation();
  const here = `${bookName}/${chapter}`;
  const named = marked?.startVerse;
  const [places] = useState(storedPlaces);
  const carried = useRef<{ here: string; place: ReadingPlace }>(undefined);
  useEffect(() => {
    if (!loaded) return undefined;
    const visit = `${key}${pathname}`;
    const place = carried.current?.here === here ? carried.current.place : places.get(visit);
    carried.current = undefined;
    if (place !== undefined) show(place);
    else if (named !== undefined) document.getElementById(`v${named}`)?.scrollIntoView({ block: 'center' });
    const note = () => {
      // The newest is the last to be forgotten.
      places.delete(visit);
      places.set(visit, placeInView(named));
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    const keep = () => store(places);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [loaded, key, pathname, here, named, places]);
  return () => {
    carried.current = { here, place: placeInView(named) };
  };
}
