import { isBookName, type BookName } from '@/bible/books';
import { MAP_KINDS, type MapChoice } from './bibleMap';

/** What the map shows; the address holds it. */
export interface MapView {
  choice: MapChoice;
  /** Null for all years. */
  year: number | null;
  /** The book whose chapters are unfolded. */
  book: BookName | null;
}

/** The view of an address. What is not known in it is left out; nuggets have no date, so they are of all years. */
export function mapViewOf(params: URLSearchParams): MapView {
  const choice = MAP_KINDS.find((kind) => kind === params.get('show')) ?? 'all';
  const year = /^\d{4}$/.exec(params.get('year') ?? '')?.[0];
  const book = params.get('book') ?? '';
  return {
    choice,
    year: year === undefined || choice === 'nuggets' ? null : Number(year),
    book: isBookName(book) ? book : null,
  };
}

/** A view as a query string, without its '?'; `mapViewOf` reads it. */
export function mapQuery({ choice, year, book }: MapView): string {
  return new URLSearchParams({
    ...(choice !== 'all' && { show: choice }),
    ...(year !== null && { year: String(year) }),
    ...(book !== null && { book }),
  }).toString();
}

/** The view after a change. Nuggets and a year exclude each other: the newer choice counts. */
export function changedView(view: MapView, change: Partial<MapView>): MapView {
  const next = { ...view, ...change };
  if (change.choice === 'nuggets') return { ...next, year: null };
  if (next.choice === 'nuggets' && next.year !== null) return { ...next, choice: 'all' };
  return next;
}
