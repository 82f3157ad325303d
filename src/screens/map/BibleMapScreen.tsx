import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { BOOKS } from '@/domain/bible/books';
import { TESTAMENTS } from '@/domain/bible/testaments';
import { countChapters, MAP_KINDS, yearsOf, type MapKind } from '@/domain/map/bibleMap';
import { Screen } from '@/ui/layout/Screen';
import { Empty, Loading } from '@/ui/lists/LoadState';
import { useToday } from '@/ui/hooks/useToday';
import { RefreshFailed } from '../shared/RefreshFailed';
import { BookCells } from './BookCells';
import { MapControls, type MapView } from './MapControls';
import { useMapEvents } from './useMapEvents';
import { YearCalendar } from './YearCalendar';
import styles from './Map.module.scss';

const CHAPTERS = BOOKS.reduce((sum, { maxChapter }) => sum + maxChapter, 0);

/** The words after the number of chapters. */
const TOTALS: Readonly<Record<MapKind, string>> = {
  read: 'read',
  memorised: 'with memorised passages',
  nuggets: 'with nuggets',
  prayed: 'prayed over',
};

/** The chapters of the 66 books as cells, coloured by what was done with each, and a year as a calendar (16.5). */
export function BibleMapScreen() {
  const { events, days, loading, missing, retry } = useMapEvents();
  const [view, setView] = useState<MapView>({ kind: 'all', year: null, numbers: false });
  const { kind, year, numbers } = view;
  const thisYear = Number(useToday().slice(0, 4));
  const counts = useMemo(() => countChapters(events, year), [events, year]);
  const years = useMemo(() => yearsOf([...days.reading, ...days.practice, ...days.prayer]), [days]);
  const chaptersWith = (each: MapKind) => [...counts.values()].filter((done) => done[each] > 0).length;
  if (loading)
    return (
      <Screen title="Map of the Bible">
        <Loading what="what you have read, memorised and kept" />
      </Screen>
    );
  return (
    <Screen title="Map of the Bible">
      {missing.length > 0 && (
        <RefreshFailed
          role="alert"
          message={`Not loaded: your ${new Intl.ListFormat('en').format(missing)}.`}
          onRetry={retry}
        />
      )}
      {missing.length === 0 && events.length === 0 && (
        <Empty message="Nothing to colour yet: read, memorise or keep something, and it shows here.">
          <Link className="btn btn-primary" to={paths.readingPlan}>
            Reading Plan
          </Link>
        </Empty>
      )}
      <MapControls view={view} years={years} onChange={(change) => setView({ ...view, ...change })} />
      <p role="status" className={styles.totals}>
        {year === null ? 'In all' : `In ${year}`}, of {CHAPTERS.toLocaleString('en')} chapters:{' '}
        {MAP_KINDS.filter((each) => year === null || each !== 'nuggets')
          .map((each) => `${chaptersWith(each).toLocaleString('en')} ${TOTALS[each]}`)
          .join(' · ')}
        .{year !== null && ' Nuggets have no date: “All years” shows them.'}
      </p>
      {TESTAMENTS.map(({ title, books }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <div className={styles.books}>
            {books.map((book) => (
              <BookCells key={book.bookName} book={book} counts={counts} kind={kind} numbers={numbers} />
            ))}
          </div>
        </section>
      ))}
      <YearCalendar year={year ?? years[0] ?? thisYear} days={days} />
    </Screen>
  );
}
