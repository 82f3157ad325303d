import type { VerseRange } from '../bible/passage';

/** How fast a person is: factors of the ordinary lengths below, 1 for the ordinary pace. */
export interface Pace {
  practice: number;
  reading: number;
}

export const ORDINARY_PACE: Pace = { practice: 1, reading: 1 };

/** A verse has about 25 words; read quietly, at 240 a minute, it takes this many seconds. */
const READ_VERSE = 6.25;
const READ_WORDS_PER_SECOND = 240 / 60;
/** A passage is remembered, said aloud and compared: to turn to it, and for each verse. */
const PRACTISE_PASSAGE = 6;
const PRACTISE_VERSE = 10;
const PRAYER = 20;
/** Without its text nobody knows how long a quote is. */
const UNKNOWN_QUOTE = 20;

const verses = ({ startVerse, endVerse }: Pick<VerseRange, 'startVerse' | 'endVerse'>): number =>
  Math.max(1, endVerse - startVerse + 1);

const whole = (seconds: number): number => Math.max(1, Math.round(seconds));

/** Seconds to practise a passage. */
export const practiceSeconds = (
  range: Pick<VerseRange, 'startVerse' | 'endVerse'>,
  { practice }: Pace,
): number => whole((PRACTISE_PASSAGE + PRACTISE_VERSE * verses(range)) * practice);

/** Seconds to read so many verses. */
export const readingSeconds = (verseCount: number, { reading }: Pace): number =>
  whole(READ_VERSE * verseCount * reading);

/** Seconds to read a saved passage. */
export const nuggetSeconds = (range: Pick<VerseRange, 'startVerse' | 'endVerse'>, pace: Pace): number =>
  readingSeconds(verses(range), pace);

/** Seconds to read a quote; of one whose text is not there, a usual length. */
export const quoteSeconds = (text: string | null, { reading }: Pace): number =>
  whole(
    (text === null ? UNKNOWN_QUOTE : text.split(/\s+/).filter(Boolean).length / READ_WORDS_PER_SECOND) *
      reading,
  );

/** Seconds to pray for one thing. */
export const prayerSeconds = (): number => PRAYER;

/** Views that follow each other sooner were turned past, later ones were interrupted: neither is a pace. */
const SHORTEST_GAP_MS = 4_000;
const LONGEST_GAP_MS = 240_000;
/** Fewer gaps say nothing; older ones have holes, where a passage was looked at again since. */
const ENOUGH_GAPS = 8;
const RECENT_VIEWS = 40;
const SLOWEST = 2;
const QUICKEST = 0.4;

/**
 * A person's own pace, from when passages were looked at: `views` in any order, each with its moment (epoch
 * milliseconds) and the verses of its passage. The time until the next view, held against the ordinary length of the
 * passage; of all of them the median. The ordinary pace where there are too few to tell.
 */
export function practicePace(
  views: readonly { viewedAt: number; startVerse: number; endVerse: number }[],
): number {
  const ordered = views.toSorted((a, b) => a.viewedAt - b.viewedAt).slice(-RECENT_VIEWS);
  const ratios = ordered
    .flatMap((view, index) => {
      const gap = (ordered[index + 1]?.viewedAt ?? Infinity) - view.viewedAt;
      if (gap < SHORTEST_GAP_MS || gap > LONGEST_GAP_MS) return [];
      return [gap / 1000 / practiceSeconds(view, ORDINARY_PACE)];
    })
    .sort((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)];
  if (median === undefined || ratios.length < ENOUGH_GAPS) return 1;
  return Math.min(SLOWEST, Math.max(QUICKEST, median));
}

/** A length for people: 'under a minute', '1 min', '12 min'. */
export function minutesLabel(seconds: number): string {
  return seconds < 45 ? 'under a minute' : `${Math.round(seconds / 60)} min`;
}
