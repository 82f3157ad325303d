import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { BOOKS } from '@/bible/books';
import {
  BOOK_GROUPS,
  countChapters,
  kindWord,
  yearsOf,
  type MapKind,
  changedView,
  mapQuery,
  mapViewOf,
  type MapView,
} from './model/bibleMap';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Screen } from '@/ui/layout/Screen';
import { Empty, Loading } from '@/ui/feedback/LoadState';
import { useToday } from '@/platform/page/useToday';
import { formatNumber } from '@/platform/values/text';
import { NotLoaded } from '@/ui/feedback/ListFeedback';
import { BookBar } from './BookBar';
import { MapControls, Shades } from './MapControls';
import { useAppSelector } from '@/data/store/hooks';
import { useMapEvents } from './useMapEvents';
import { YearCalendar } from './YearCalendar';
import styles from './Map.module.scss';
import { selectIsGuest } from '@/data/session/session';

const CHAPTERS = BOOKS.reduce((sum, { maxChapter }) => sum + maxChapter, 0);

/** The text after the number of chapters. */
function totalLabel(kind: MapKind, year: number | null): string {
  if (kind === 'memorised' && year === null) return 'with memorised passages';
  return { read: 'read', memorised: kindWord(kind, year), nuggets: 'with nuggets', prayed: 'prayed over' }[
    kind
  ];
}

/** A guest has no data of their own, but can read all the same. */
const NothingYet = ({ guest }: { guest: boolean }) =>
  guest ? (
    <Empty message="Nothing to colour: the guest has no passages or nuggets, and what a guest reads is not recorded.">
      <ButtonLink main to={paths.viewChapter}>
        View Chapter
      </ButtonLink>
    </Empty>
  ) : (
    <Empty message="Nothing to colour yet: read, memorise or keep something, and it shows here.">
      <ButtonLink main to={paths.readingPlan}>
        Reading Plan
      </ButtonLink>
    </Empty>
  );

/** The 66 books as bars of their chapters, shaded by the activity in each, and a year as a calendar. */
export function BibleMapScreen() {
  const { events, days, kinds, dayKinds, knownKinds, knownDays, loading, missing, invalidRows, retry } =
    useMapEvents();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const view = mapViewOf(params);
  const guest = useAppSelector(selectIsGuest);
  const { year, book: expanded } = view;
  const choice = view.choice === 'all' || kinds.includes(view.choice) ? view.choice : 'all';
  const thisYear = Number(useToday().slice(0, 4));
  const counts = useMemo(() => countChapters(events, year), [events, year]);
  // Tomorrow, by a server's clock that is ahead, may be in the next year.
  const known = useMemo(
    () => yearsOf(Object.values(days).flat()).filter((each) => each <= thisYear),
    [days, thisYear],
  );
  const years = year === null || known.includes(year) ? known : [year, ...known].sort((a, b) => b - a);
  const chaptersWith = (kind: MapKind) => [...counts.values()].filter((done) => done[kind] > 0).length;
  const change = (part: Partial<MapView>) => {
    // One history entry for all changes: Back leaves the map, and Back from a chapter shows the open book again.
    void navigate({ search: mapQuery(changedView(view, part)) }, { replace: true, preventScrollReset: true });
  };
  if (loading)
    return (
      <Screen title="Map of the Bible" width="panes">
        <Loading what="what you have read, memorised and kept" />
      </Screen>
    );
  return (
    <Screen
      title="Map of the Bible"
      width="panes"
      aside={<MapControls view={{ ...view, choice }} kinds={kinds} years={years} onChange={change} />}
    >
      {missing.length > 0 && <NotLoaded lists={missing} onRetry={retry} />}
      {invalidRows.length > 0 && (
        <p className="muted">
          On the server, but not readable and not counted: {new Intl.ListFormat('en').format(invalidRows)}.
        </p>
      )}
      {missing.length === 0 && events.length === 0 && <NothingYet guest={guest} />}
      <Shades />
      <div className={styles.layout}>
        <YearCalendar year={year ?? known[0] ?? thisYear} days={days} kinds={dayKinds} known={knownDays} />
        <div className={styles.map}>
          <p role="status" className={styles.summary}>
            {year === null ? 'In all' : `In ${year}`}, of {formatNumber(CHAPTERS)} chapters:{' '}
            {knownKinds
              .filter((kind) => year === null || kind !== 'nuggets')
              .map((kind) => `${formatNumber(chaptersWith(kind))} ${totalLabel(kind, year)}`)
              .join(' · ')}
            .{year !== null && ' Nuggets have no date: “All years” shows them.'}
          </p>
          {BOOK_GROUPS.map(({ title, books }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul className={`plain-list ${styles.books}`}>
                {books.map((book) => {
                  const open = book.bookName === expanded;
                  return (
                    <BookBar
                      key={book.bookName}
                      book={book}
                      counts={counts}
                      choice={choice}
                      year={year}
                      open={open}
                      onToggle={() => change({ book: open ? null : book.bookName })}
                    />
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Screen>
  );
}
