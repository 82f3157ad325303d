import type { BookName } from '../../src/bible/books';

/**
 * The red letters of the demo's text: enough of the Gospels, and of Acts to Revelation, to have verses that are wholly,
 * partly and not at all words of Christ. Not a critical edition: John 13:34-35 and 15:12 are black, as the recorded server has them.
 */
const WHOLE: Partial<Record<BookName, Readonly<Record<number, string>>>> = {
  matthew: {
    5: '3-48', 6: '1-34', 7: '1-27', 11: '5-6,8-19,21-24,26-30', 13: '4-9,12-23', 16: '25-28', 18: '4-20', 22: '38-40',
    23: '3-39', 24: '5-51', 25: '1-46', 28: '19-20',
  }, // prettier-ignore
  mark: { 4: '4-8', 8: '35-38', 13: '6-37', 16: '16-18' },
  luke: { 6: '21-49', 11: '3-4,9-13', 12: '23-40', 15: '4-10,12-32', 18: '10-14' },
  john: {
    3: '6-8,11-21', 4: '14,22-24', 6: '36-40', 8: '32', 10: '1-5,8-18,27-30', 11: '26', 14: '1-4,7,10-21,24-31',
    15: '1-11,13-27', 16: '1-16', 17: '2-26',
  }, // prettier-ignore
  acts: { 1: '8' },
  revelation: { 2: '1-29', 3: '1-22', 22: '12-13' },
};

/**
 * Verses in which speech begins or ends midway: the first words of each following run. The first run is narrative unless
 * `speechFirst`; the runs alternate.
 */
const SPLIT: readonly { at: string; runs: readonly RegExp[]; speechFirst?: true }[] = [
  { at: 'matthew 4:4', runs: [/It is written/] },
  { at: 'matthew 9:6', runs: [/\(then saith/, /Arise/], speechFirst: true },
  { at: 'matthew 11:4', runs: [/Go (and|your)/] },
  { at: 'matthew 11:7', runs: [/What went/] },
  { at: 'matthew 11:25', runs: [/I thank/] },
  { at: 'matthew 16:24', runs: [/If any man/] },
  { at: 'matthew 18:3', runs: [/Verily/] },
  { at: 'matthew 22:37', runs: [/Thou shalt/] },
  { at: 'matthew 24:4', runs: [/Take heed/] },
  { at: 'matthew 28:18', runs: [/All (power|authority)/] },
  { at: 'mark 16:15', runs: [/Go ye/] },
  { at: 'luke 6:20', runs: [/Blessed/] },
  { at: 'luke 15:11', runs: [/A certain man/] },
  { at: 'luke 23:34', runs: [/Father, forgive/, /And (they|parting)/] },
  { at: 'john 3:3', runs: [/Verily/] },
  { at: 'john 3:5', runs: [/Verily/] },
  { at: 'john 3:10', runs: [/Art thou/] },
  { at: 'john 4:7', runs: [/Give me/] },
  { at: 'john 4:10', runs: [/If thou/] },
  { at: 'john 4:13', runs: [/(Whosoever|Every one)/] },
  { at: 'john 4:21', runs: [/Woman/] },
  { at: 'john 6:35', runs: [/I am/] },
  { at: 'john 8:12', runs: [/I am/] },
  { at: 'john 8:31', runs: [/If ye/] },
  { at: 'john 10:7', runs: [/Verily/] },
  { at: 'john 11:25', runs: [/I am/] },
  { at: 'john 14:6', runs: [/I am/] },
  { at: 'john 14:9', runs: [/Have I/] },
  { at: 'john 14:23', runs: [/If a man/] },
  { at: 'john 17:1', runs: [/Father/] },
  { at: 'john 20:29', runs: [/(Thomas, b|B)ecause/] },
  { at: 'acts 1:7', runs: [/It is not/] },
  { at: '2-corinthians 12:9', runs: [/My grace/, /Most gladly/] },
  { at: 'revelation 1:8', runs: [/saith the Lord/], speechFirst: true },
  { at: 'revelation 22:20', runs: [/(Surely|Yea:)/, /Amen/] },
];

export const SPLIT_VERSES: readonly string[] = SPLIT.map(({ at }) => at);

const splitAt = new Map(SPLIT.map((split) => [split.at, split]));

interface Part {
  verseText: string;
  wordsOfChrist: boolean;
}

/** Splits a verse into runs of narrative and of Christ's words; usually there is only one. */
export function redLetterParts(bookName: BookName, chapter: number, verse: number, text: string): Part[] {
  const split = splitAt.get(`${bookName} ${chapter}:${verse}`);
  if (split === undefined) return [{ verseText: text, wordsOfChrist: isWhollyRed(bookName, chapter, verse) }];
  const parts: Part[] = [];
  let wordsOfChrist = split.speechFirst === true;
  let rest = text;
  for (const run of split.runs) {
    const start = rest.search(run);
    if (start <= 0) continue;
    parts.push({ verseText: rest.slice(0, start).trim(), wordsOfChrist });
    rest = rest.slice(start);
    wordsOfChrist = !wordsOfChrist;
  }
  return [...parts, { verseText: rest, wordsOfChrist }];
}

function isWhollyRed(bookName: BookName, chapter: number, verse: number): boolean {
  const ranges = WHOLE[bookName]?.[chapter]?.split(',') ?? [];
  return ranges.some((range) => {
    const [start = 0, end = start] = range.split('-').map(Number);
    return verse >= start && verse <= end;
  });
}
