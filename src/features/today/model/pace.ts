import type { VerseSpan } from '@/bible/passage';

/** A person's pace, as factors of the durations below. */
export interface Pace {
  practice: number;
  reading: number;
}

export const ORDINARY_PACE: Pace = { practice: 1, reading: 1 };

/*
 * Durations in seconds. Silent reading is 240 words a minute, and a verse has about 25 words. Practising a passage takes
 * time to turn to it, and for each verse to recall, say and compare it.
 */
const READ_WORDS_PER_SECOND = 240 / 60;
const READ_VERSE = 6.25;
const PRACTISE_PASSAGE = 6;
const PRACTISE_VERSE = 10;
const UNKNOWN_QUOTE = 20;
export const PRAYER_SECONDS = 20;

const verses = ({ startVerse, endVerse }: VerseSpan): number => Math.max(1, endVerse - startVerse + 1);

const whole = (seconds: number): number => Math.max(1, Math.round(seconds));

/** Seconds to practise a passage. */
export const practiceSeconds = (span: VerseSpan, { practice }: Pace): number =>
  whole((PRACTISE_PASSAGE + PRACTISE_VERSE * verses(span)) * practice);

/** Seconds to read a number of verses. */
export const readingSeconds = (verseCount: number, { reading }: Pace): number =>
  whole(READ_VERSE * verseCount * reading);

/** Seconds to read a saved passage. */
export const nuggetSeconds = (span: VerseSpan, pace: Pace): number => readingSeconds(verses(span), pace);

/** Seconds to read a quote; a typical duration if its text is unknown. */
export const quoteSeconds = (text: string | null, { reading }: Pace): number =>
  whole(
    (text === null ? UNKNOWN_QUOTE : text.split(/\s+/).filter(Boolean).length / READ_WORDS_PER_SECOND) *
      reading,
  );

/** After a shorter gap a passage was skipped, after a longer one the user was interrupted: neither says anything. */
const SHORTEST_GAP_MS = 4_000;
const LONGEST_GAP_MS = 240_000;
/** Fewer gaps are not enough. Older views have holes, because only a passage's last view is known. */
const ENOUGH_GAPS = 8;
const RECENT_VIEWS = 40;
const SLOWEST = 2;
const QUICKEST = 0.4;

/**
 * A person's practice pace: the median, over recent views, of the time until the next view divided by the default
 * duration of the passage. 1 if there are too few views. `views` may be in any order; `viewedAt` is epoch milliseconds.
 */
export function practicePace(views: readonly (VerseSpan & { viewedAt: number })[]): number {
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

/** A duration in words: '<1 min', '1 min', '12 min'. */
export const minutesLabel = (seconds: number): string =>
  seconds < 45 ? '<1 min' : `${Math.round(seconds / 60)} min`;
