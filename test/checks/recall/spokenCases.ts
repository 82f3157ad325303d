import type { CorrectionCase } from './correctionCases';

/**
 * Spoken answers as recognisers write them: in lowercase, with digits, without signs, with the names that they know. Each was judged by
 * hand by its spoken words, not by how they were spelt.
 */
type Row = readonly [text: string, heard: string, wrong?: string, tooMany?: number];

const cases = (about: string, rows: readonly Row[]): CorrectionCase[] =>
  rows.map(([text, answer, wrong = '', tooMany = 0]) => ({ about, text, answer, wrong, tooMany }));

const BURDEN = 'The burden which Habakkuk the prophet did see.';
const IMAGE = 'Nebuchadnezzar the king made an image of gold';
const FURNACE = 'Shadrach, Meshach, and Abednego, fell down bound';
const ZACCHAEUS = 'And, behold, there was a man named Zacchaeus';
const JOHN_11 = 'Jesus wept.';
const PSALM_23 = 'The LORD is my shepherd; I shall not want.';
const JOHN_3 = 'For God so loved the world, that he gave his only begotten Son';
const GENESIS_17 = 'As for Sarai thy wife, thou shalt not call her name Sarai, but Sarah shall her name be.';
const ABRAM = 'Neither shall thy name any more be called Abram, but thy name shall be Abraham';

/** At least forty. */
export const SPOKEN_CASES: readonly CorrectionCase[] = [
  ...cases('a name that the recogniser spells otherwise', [
    [BURDEN, 'the burden which habakuk the prophet did see'],
    [BURDEN, 'the burden which have a cook the prophet did see'],
    [IMAGE, 'nebuchadnezer the king made an image of gold'],
    [IMAGE, 'never could nezzar the king made an image of gold', 'Nebuchadnezzar', 2],
    [FURNACE, 'shadrack meshack and abed nego fell down bound'],
    [ZACCHAEUS, 'and behold there was a man named zacheus'],
    ['The sons of Zerubbabel', 'the sons of zero babel'],
    ['Philemon our dearly beloved', 'filemon our dearly beloved'],
    ['my son Onesimus', 'my son anesimus'],
    ['Salute Epaphroditus', 'salute epaphroditis'],
    ['Barnabas took Mark', 'barnabus took mark'],
    ['Jesus came into Gethsemane', 'jesus came into gethsemani'],
    ['in the days of Sennacherib', 'in the days of senacherib'],
    ['Melchizedek king of Salem', 'melchisedec king of salem'],
    ['Isaac begat Jacob', 'issac begat jacob'],
    ['unto Haggai the prophet', 'unto hagai the prophet'],
    ['the city of Thessalonica', 'the city of thesolonica'],
  ]),
  ...cases('another name, which is wrong', [
    [
      GENESIS_17,
      'as for sarah thy wife thou shalt not call her name sarai but sarah shall her name be',
      'Sarai',
    ],
    [ABRAM, 'neither shall thy name any more be called abraham but thy name shall be abraham', 'Abram'],
    ['Jonah went down to Joppa', 'john went down to joppa', 'Jonah'],
    ['Now Peter sat without', 'now paul sat without', 'Peter'],
    ['the Israelites came', 'the israelite came', 'Israelites'],
    ['into the land of Judaea', 'into the land of judah', 'Judaea'],
  ]),
  ...cases('words that sound the same', [
    [PSALM_23, 'the lord is my shepherd i shall knot want', 'not'],
    [JOHN_3, 'four god so loved the world that he gave his only begotten sun'],
    ['The LORD shall reign for ever', 'the lord shall rain forever'],
    ['a prophet is not without honour', 'a profit is not without honor'],
    ['The wages of sin', 'the wages of skin', 'sin'],
    ['their throne is peace', 'there thrown is piece'],
    ['Create in me a clean heart', 'create in me a clean hart', 'heart'],
  ]),
  ...cases('numbers', [
    ['forty days and forty nights', '40 days and 40 nights'],
    ['an hundred and twenty and three years', '123 years'],
    ['the third day', 'the 3rd day'],
    ['five thousand', '5000'],
    ['five thousand', '4000', 'five thousand'],
  ]),
  ...cases('joined and split words', [
    ['and upon every one that is proud', 'and upon everyone that is proud'],
    ['with God nothing shall be impossible to day', 'with god nothing shall be impossible today'],
    ['His mercy endureth for ever', 'his mercy endureth forever'],
    ['Beth-el', 'bethel'],
  ]),
  ...cases('signs that were said', [
    [PSALM_23, 'the lord is my shepherd semicolon i shall not want period'],
    [PSALM_23, 'the lord is my shepherd comma i shall not want full stop'],
    [JOHN_11, 'jesus wept period'],
    [JOHN_11, 'jesus comma wept'],
    ['Jesus saith unto them, Fill the waterpots', 'jesus saith unto them colon fill the waterpots full stop'],
    ['lest thou dash thy foot against a stone', 'lest thou dash thy foot against a stone'],
    ['lest thou dash thy foot against a stone', 'lest thou thy foot against a stone', 'dash'],
  ]),
  ...cases('hesitation', [
    [PSALM_23, 'um the lord is uh my shepherd i shall er not want'],
    ['And Judah said unto Er his firstborn', 'and judah said unto er his firstborn'],
    [PSALM_23, 'the lord is my my shepherd i shall not want', '', 1],
  ]),
  ...cases('what was not said', [
    [JOHN_3, 'for god so loved the world that he gave his only son', 'begotten'],
    [JOHN_11, 'jesus', 'wept'],
    [PSALM_23, 'the lord is my shepherd i will not want', 'shall'],
  ]),
];
