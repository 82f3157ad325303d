import { BOOKS } from '@/domain/bible/books';
import { MAP_KINDS, type ChapterCounts, type MapKind } from '@/domain/map/bibleMap';
import styles from './Map.module.scss';

const CHAPTERS = BOOKS.reduce((sum, { maxChapter }) => sum + maxChapter, 0);

const LABELS: Readonly<Record<MapKind, string>> = {
  read: 'read',
  memorised: 'with memorised passages',
  nuggets: 'with nuggets',
  prayed: 'prayed over',
};

interface MapTotalsProps {
  counts: ReadonlyMap<string, ChapterCounts>;
  year: number | null;
}

/** Of how many of the 1,189 chapters each is true. */
export function MapTotals({ counts, year }: MapTotalsProps) {
  const chapters = [...counts.values()];
  const of = (kind: MapKind) => chapters.filter((each) => each[kind] > 0).length;
  return (
    <p role="status" className={styles.totals}>
      {year === null ? 'In all' : `In ${year}`}, of {CHAPTERS.toLocaleString('en')} chapters:{' '}
      {MAP_KINDS.filter((kind) => year === null || kind !== 'nuggets')
        .map((kind) => `${of(kind).toLocaleString('en')} ${LABELS[kind]}`)
        .join(' · ')}
      .{year !== null && ' Nuggets have no date: “All years” shows them.'}
    </p>
  );
}
