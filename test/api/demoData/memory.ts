import { subDays } from 'date-fns';
import { lastViewedString } from '../../../src/platform/values/dates';
import { shuffled, type Random } from '../../../src/platform/values/random';
import { isTranslationCode, type TranslationCode } from '../../../src/bible/translations';
import type { MemoryPassageRow, OverrideRow, PracticeRow } from '../schema';
import { EXPLANATIONS, NEVER_VIEWED, OVERRIDES, PASSAGES_BY_BOX } from './passageTable';
import { pick, randomRef, refOf } from './refs';

const HISTORY_DAYS = 35;
/** Ids of deleted passages that are still in the history. */
const DELETED_IDS: readonly number[] = [17, 43];
const TRANSLATIONS: readonly TranslationCode[] = ['niv', 'kjv', 'asv', 'esv'];

interface Draft extends Omit<MemoryPassageRow, 'passageId' | 'lastViewedNum' | 'lastViewedStr'> {
  key: string;
}

export interface MemoryData {
  memoryPassages: MemoryPassageRow[];
  overrides: OverrideRow[];
  practiceHistory: PracticeRow[];
}

/** Memory passages in three boxes, unordered, with their overrides and five weeks of practice. */
export function memoryData(random: Random, scale: number, now: Date): MemoryData {
  const named = namedDrafts();
  const wanted = Math.round(named.length * scale);
  const more = randomDrafts(random, wanted - named.length);
  const drafts = shuffled([...named, ...more], random).slice(0, wanted);
  const ids = idsWithGaps(drafts.length);
  const passages = drafts.map((draft, index) => ({ ...draft, passageId: ids[index] ?? index + 1 }));
  const practiceHistory = practise(passages, random, scale, now);
  const lastViewed = new Map(practiceHistory.map((row) => [row.passageId, row]));
  const memoryPassages = passages.map(({ key, ...row }, index): MemoryPassageRow => {
    const last = NEVER_VIEWED.includes(key) ? undefined : lastViewed.get(row.passageId);
    return last
      ? { ...row, lastViewedNum: last.dateViewedLong, lastViewedStr: last.dateViewedStr }
      : { ...row, ...neverViewed(index) };
  });
  const overrides = passages.flatMap(({ key, passageId, startVerse }) => {
    const override = OVERRIDES[key];
    return override ? [{ passageId, ...override, verseNumber: startVerse }] : [];
  });
  return { memoryPassages, overrides, practiceHistory };
}

function namedDrafts(): Draft[] {
  return PASSAGES_BY_BOX.flatMap(({ box, refs }) =>
    refs.map((text) => {
      const [book = '', verses = '', code = ''] = text.split(' ');
      const key = `${book} ${verses}`;
      if (!isTranslationCode(code)) throw new RangeError(`Demo data: ${text} names no translation`);
      return { key, ...refOf(key, code), translation: code, box, explanation: EXPLANATIONS[key] ?? '' };
    }),
  );
}

function randomDrafts(random: Random, count: number): Draft[] {
  return Array.from({ length: Math.max(0, count) }, () => {
    const translation = pick(TRANSLATIONS, random);
    const box = pick([1, 2, 2, 3, 3], random);
    return { key: '', ...randomRef(random, translation), translation, box, explanation: '' };
  });
}

function idsWithGaps(count: number): number[] {
  return Array.from({ length: count + DELETED_IDS.length }, (_, index) => index + 1)
    .filter((id) => !DELETED_IDS.includes(id))
    .slice(0, count);
}

/** The server has two values for 'never'. */
function neverViewed(index: number): Pick<MemoryPassageRow, 'lastViewedNum' | 'lastViewedStr'> {
  return index % 2 === 0
    ? { lastViewedNum: -1, lastViewedStr: 'N/A' }
    : { lastViewedNum: 0, lastViewedStr: '' };
}

/**
 * A morning's practice on most days, the last one yesterday: box 1 twice a week, box 3 about once a month, each at
 * least once.
 */
function practise(
  passages: readonly (Draft & { passageId: number })[],
  random: Random,
  scale: number,
  now: Date,
): PracticeRow[] {
  const rows: PracticeRow[] = [];
  for (let daysAgo = HISTORY_DAYS; daysAgo >= 1; daysAgo -= 1) {
    if (daysAgo % 9 === 4 && daysAgo < 20) continue;
    let at = morning(now, daysAgo);
    for (const { key, box, passageId } of shuffled(passages, random)) {
      const chance = (box === 1 ? 0.35 : box === 2 ? 0.1 : 0.05) / scale;
      const due = daysAgo === HISTORY_DAYS - (passageId % 15);
      if (NEVER_VIEWED.includes(key) || (random() >= chance && !due)) continue;
      rows.push(practiceRow(passageId, at));
      at += 25_000 + Math.floor(random() * 100_000);
    }
    const gone = DELETED_IDS[daysAgo % 12];
    if (gone !== undefined) rows.push(practiceRow(gone, at));
  }
  return rows;
}

function morning(now: Date, daysAgo: number): number {
  const day = subDays(now, daysAgo);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), 7, 5 + (daysAgo % 20)).getTime();
}

function practiceRow(passageId: number, at: number): PracticeRow {
  return { passageId, dateViewedStr: lastViewedString(new Date(at)), dateViewedLong: at };
}
