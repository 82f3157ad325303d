import type { VerseRange } from '@/bible/passage';
import type { CorrectionCase } from './correctionCases';

/*
 * Answers that end before the text does, that have its verses in another order, or say its signs: each judged by hand from the
 * text, as those in correctionCases.ts.
 */

const SIXTEEN =
  'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.';
const SEVENTEEN =
  'For God sent not his Son into the world to condemn the world; but that the world through him might be saved.';
const EIGHTEEN =
  'He that believeth on him is not condemned: but he that believeth not is condemned already, because he hath not believed in the name of the only begotten Son of God.';
const JOHN = `${SIXTEEN}\n${SEVENTEEN}\n${EIGHTEEN}`;
const JOHN_VERSES: VerseRange = { bookName: 'john', chapter: 3, startVerse: 16, endVerse: 18 };

const BLESSING = [
  'The LORD bless thee, and keep thee:',
  'The LORD make his face shine upon thee, and be gracious unto thee:',
  'The LORD lift up his countenance upon thee, and give thee peace.',
];
const NUMBERS = BLESSING.join('\n');
const NUMBERS_VERSES: VerseRange = { bookName: 'numbers', chapter: 6, startVerse: 24, endVerse: 26 };

const MERCY = [
  'O give thanks unto the LORD; for he is good: for his mercy endureth for ever.',
  'O give thanks unto the God of gods: for his mercy endureth for ever.',
  'O give thanks to the Lord of lords: for his mercy endureth for ever.',
];
const PSALM_136 = MERCY.join('\n');
const PSALM_VERSES: VerseRange = { bookName: 'psalms', chapter: 136, startVerse: 1, endVerse: 3 };

const PSALM_23 =
  'The LORD is my shepherd; I shall not want. He maketh me to lie down in green pastures: he leadeth me beside the still waters.';
const MICAH =
  'What doth the LORD require of thee, but to do justly, and to love mercy, and to walk humbly with thy God?';
const RIGHT_WORDS = 'Rejoice evermore.\nPray without ceasing.\nIn every thing give thanks:';
const THESSALONIANS: VerseRange = {
  bookName: '1-thessalonians',
  chapter: 5,
  startVerse: 16,
  endVerse: 18,
};

/** The words of a text after so many. */
const after = (text: string, count: number): string =>
  text
    .replaceAll(/[.,;:?]/g, '')
    .split(/\s+/)
    .slice(count)
    .join(' ');

interface Row {
  answer: string;
  /** The words that were missed on the way. */
  missed?: string;
  /** The words that the answer does not come to. */
  unreached?: string;
  tooMany?: number;
  /** How many verses are in another place. */
  moved?: number;
}

const cases = (
  about: string,
  text: string,
  range: VerseRange | null,
  rows: readonly Row[],
): CorrectionCase[] =>
  rows.map(({ answer, missed = '', unreached = '', tooMany = 0, moved = 0 }) => ({
    about,
    text,
    answer,
    wrong: `${missed} ${unreached}`.trim(),
    unreached,
    moved,
    tooMany,
    ...(range && { verses: { ...range, translation: 'kjv' } }),
  }));

export const REACHED_CASES: readonly CorrectionCase[] = [
  ...cases('the earliest of equal places', JOHN, JOHN_VERSES, [
    { answer: 'For God', unreached: after(JOHN, 2) },
    { answer: 'For', unreached: after(JOHN, 1) },
    { answer: 'For God so loved the world that', unreached: after(JOHN, 7) },
    { answer: 'For God so loved the world', unreached: after(JOHN, 6) },
    { answer: 'God', missed: 'For', unreached: after(JOHN, 2) },
    { answer: 'For God so loved the word', missed: 'world', unreached: after(JOHN, 6) },
    { answer: 'For God loved', missed: 'so', unreached: after(JOHN, 4) },
    { answer: SIXTEEN, unreached: after(JOHN, 25) },
    { answer: `${SIXTEEN} For God`, unreached: after(JOHN, 27) },
    { answer: `${SIXTEEN} For God sent not his Son`, unreached: after(JOHN, 31) },
    { answer: SEVENTEEN, missed: SIXTEEN, unreached: EIGHTEEN },
    { answer: `${SIXTEEN} ${EIGHTEEN}`, missed: SEVENTEEN },
    { answer: '16 For God', unreached: after(JOHN, 2) },
    { answer: 'John 3:16 For God so', unreached: after(JOHN, 3) },
    { answer: 'And', missed: 'For', unreached: after(JOHN, 1) },
    { answer: '', unreached: JOHN },
  ]),
  ...cases('the earliest of equal places', NUMBERS, NUMBERS_VERSES, [
    { answer: 'The Lord', unreached: after(NUMBERS, 2) },
    { answer: 'The Lord bless thee', unreached: after(NUMBERS, 4) },
    { answer: 'The Lord bless thee and keep thee the Lord', unreached: after(NUMBERS, 9) },
    { answer: BLESSING[1] ?? '', missed: BLESSING[0] ?? '', unreached: BLESSING[2] ?? '' },
    { answer: BLESSING[2] ?? '', missed: `${BLESSING[0]} ${BLESSING[1]}` },
  ]),
  ...cases('the earliest of equal places', PSALM_136, PSALM_VERSES, [
    { answer: MERCY[0] ?? '', unreached: `${MERCY[1]} ${MERCY[2]}` },
    { answer: `${MERCY[0]} ${MERCY[1]}`, unreached: MERCY[2] ?? '' },
    { answer: 'O give thanks', unreached: after(PSALM_136, 3) },
    { answer: `${MERCY[0]} O give thanks`, unreached: after(PSALM_136, 19) },
    {
      answer: 'O give praise unto the Lord for he is good for his mercy endureth forever',
      missed: 'thanks',
      unreached: `${MERCY[1]} ${MERCY[2]}`,
    },
  ]),
  ...cases('the end is not reached', PSALM_23, null, [
    { answer: 'The Lord is my shepherd', unreached: after(PSALM_23, 5) },
    { answer: 'The Lord is', unreached: after(PSALM_23, 3) },
    { answer: 'he', missed: 'The LORD is my shepherd I shall not want', unreached: after(PSALM_23, 10) },
    { answer: 'The Lord is my shepherd I shall want', missed: 'not', unreached: after(PSALM_23, 9) },
    { answer: `${PSALM_23} ${PSALM_23}`, tooMany: 25 },
    { answer: `${PSALM_23} The Lord`, tooMany: 2 },
  ]),
  ...cases('verses in another order', JOHN, JOHN_VERSES, [
    { answer: `${SEVENTEEN} ${SIXTEEN} ${EIGHTEEN}`, moved: 1 },
    { answer: `${SIXTEEN} ${EIGHTEEN} ${SEVENTEEN}`, moved: 1 },
    { answer: `${EIGHTEEN} ${SIXTEEN} ${SEVENTEEN}`, moved: 1 },
    { answer: `${EIGHTEEN} ${SEVENTEEN} ${SIXTEEN}`, moved: 2 },
    { answer: `17 ${SEVENTEEN} 16 ${SIXTEEN} 18 ${EIGHTEEN}`, moved: 1 },
    { answer: `${SEVENTEEN} ${SIXTEEN}`, unreached: EIGHTEEN, moved: 1 },
    { answer: `${EIGHTEEN} ${SIXTEEN}`, missed: SEVENTEEN, moved: 1 },
    { answer: `${SEVENTEEN} ${SIXTEEN.replace('so loved', 'loved')} ${EIGHTEEN}`, missed: 'so', moved: 1 },
    { answer: `${SEVENTEEN} ${SIXTEEN} ${EIGHTEEN} Amen`, tooMany: 1, moved: 1 },
    { answer: `${SIXTEEN} ${SEVENTEEN} ${EIGHTEEN}` },
  ]),
  ...cases('verses in another order', NUMBERS, NUMBERS_VERSES, [
    { answer: `${BLESSING[1]} ${BLESSING[0]} ${BLESSING[2]}`, moved: 1 },
    { answer: `${BLESSING[2]} ${BLESSING[1]} ${BLESSING[0]}`, moved: 2 },
  ]),
  ...cases('verses in another order', RIGHT_WORDS, THESSALONIANS, [
    { answer: 'Pray without ceasing. Rejoice evermore. In every thing give thanks', moved: 1 },
    { answer: 'In everything give thanks, pray without ceasing, rejoice evermore', moved: 2 },
    { answer: 'Rejoice evermore. In every thing give thanks. Pray without ceasing.', moved: 1 },
  ]),
  ...cases('signs that are said', PSALM_23, null, [
    { answer: `The Lord is my shepherd semicolon I shall not want period`, unreached: after(PSALM_23, 9) },
    {
      answer: `The Lord is my shepherd semi colon I shall not want full stop`,
      unreached: after(PSALM_23, 9),
    },
    { answer: `The Lord is my shepherd comma I`, tooMany: 1, unreached: after(PSALM_23, 6) },
    { answer: `The Lord comma is`, tooMany: 1, unreached: after(PSALM_23, 3) },
    {
      answer: PSALM_23.replaceAll(
        /[.;:]/g,
        (sign) => ({ '.': ' period', ';': ' semicolon', ':': ' colon' })[sign] ?? '',
      ),
    },
  ]),
  ...cases('signs that are said', MICAH, null, [
    { answer: MICAH.replace('?', ' question mark').replaceAll(',', ' comma') },
    { answer: MICAH.replace('?', ' period').replaceAll(',', ' comma'), tooMany: 1 },
    { answer: MICAH.replace('?', ' question mark').replaceAll(',', ' full stop'), tooMany: 6 },
    { answer: 'What doth the Lord require of thee comma', unreached: after(MICAH, 7) },
  ]),
  ...cases('signs that are said', JOHN, JOHN_VERSES, [
    { answer: 'For God so loved the world comma that', unreached: after(JOHN, 7) },
    { answer: `${SIXTEEN} period new line For God`, unreached: after(JOHN, 27) },
    { answer: `${SIXTEEN} full stop 17 For God`, unreached: after(JOHN, 27) },
    { answer: `John 3:16 For God so loved the world comma`, unreached: after(JOHN, 6) },
  ]),
];
