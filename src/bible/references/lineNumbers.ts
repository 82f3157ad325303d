import { bookByKey, bookKey } from '../bookNames';
import type { Piece } from './pieces';

/*
 * The numbering of the lines of a list, which is no part of their references: `1.`, `2)`, `01.`, `Week 3 -`, `Day 12:`, `Jan 5:`. But
 * `1. Peter 5:7` is a book.
 */

const wordOf = (rest: string): string => bookKey(/^\p{L}+/u.exec(rest)?.[0] ?? '');
/** Whether a number and a name are one book together: `1. John`. */
const canBeNumbered = (number: string, rest: string): boolean =>
  /^0*[1-3]$/.test(number) &&
  wordOf(rest) !== '' &&
  bookByKey(`${Number(number)}${wordOf(rest)}`) !== undefined;
/** Whether a name is none without its number: `1. Peter`. */
const needsNumber = (number: string, rest: string): boolean =>
  canBeNumbered(number, rest) && bookByKey(wordOf(rest)) === undefined;

/** A number that a line begins with, and what makes it one of the line. */
interface Begin {
  start: number;
  end: number;
  number: string;
  rest: string;
  /** `1)`, `(1)`, `#1` are no books. */
  isSure: boolean;
  /** `1 John 4:8`, without any sign. */
  isBare: boolean;
}

const NUMBER =
  /^([^\p{L}\p{N}]*)(\d{1,3})([.:\])]+(?![\d:])\s*|\s*-\s*(?!\d)|\s+(?=\p{L}|[1-3]\s?\p{L}))(?=\S)/u;

function beginOf(line: string): Begin | undefined {
  const [all = '', before = '', number = '', sign = ''] = NUMBER.exec(line) ?? [];
  const rest = line.slice(all.length);
  const isSure = /[\])]/.test(sign) || before.endsWith('#');
  if (all === '' || (!isSure && needsNumber(number, rest))) return undefined;
  const isBare = sign.trim() === '' && !isSure && canBeNumbered(number, rest);
  return { start: before.length, end: all.length, number, rest, isSure, isBare };
}

/** The position of the number of each line, if the lines count up, or if the number can mean nothing else. */
function countedLines(lines: readonly string[]): (Begin | undefined)[] {
  const begins = lines.map(beginOf);
  const numbered = begins.flatMap((begin, line) => (begin ? [{ line, begin }] : []));
  const counts = new Set<number>();
  for (const [index, { line, begin }] of numbered.entries()) {
    const next = numbered[index + 1];
    const isUp = next && Number(next.begin.number) === Number(begin.number) + 1;
    if (isUp && !(begin.isBare && next.begin.isBare)) counts.add(line).add(next.line);
    const isName = bookByKey(wordOf(begin.rest)) !== undefined;
    if (begin.isSure || (isName && !canBeNumbered(begin.number, begin.rest))) counts.add(line);
  }
  return begins.map((begin, line) => (counts.has(line) ? begin : undefined));
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:,?\s+\d{4})?`;
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const DATE = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:${WEEKDAY}\b[.,]?\s*)?(?:${MONTH}\s+${DAY}${YEAR}|${DAY}\s+${MONTH}${YEAR}|\d{4}-\d\d?-\d\d?|\d\d?/\d\d?(?:/\d{2,4})?|(?<=\p{L}[.,]?\s*))(?:\s*[-:|,.)]+\s+|\s+)(?=\p{L}|[1-3]\s?\p{L})`,
  'iu',
);
/** Without a sign, `Mar 5 people` or `Mar 5 1 John` may be the book. */
const hasSign = (date: string): boolean => !/^[^\p{L}]*mar\.?\s+\d+\s*$/iu.test(date);

const COUNTING =
  'week|wk|day|lesson|session|part|unit|no|nr|item|set|card|step|point|month|reading|section|number';
const WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${COUNTING})s?\.?\s*#?\s*(\d{1,3})(?:-\d{1,3}|\s*&\s*\d{1,3})?(?![\d:.,]*\d)(\s*[-:.)|,]+|(?=\s))|(?:memory\s+)?verse\s+(\d{1,3})(\s*[-:.)|])(?=\s))\s*(?=\p{L}|[1-3]\s?\p{L})`,
  'giu',
);

/** Numbers after a word that counts something: `Week 1 - `. Before a name that needs a number it is the name's. */
export const countingWords = (text: string): Piece[] =>
  [...text.matchAll(WORD)].map(({ 0: all, 1: number = '', 2: sign = '', index }) => {
    const rest = text.slice(index + all.length);
    const isOfName = sign === '' && needsNumber(number, rest);
    return { start: index, end: index + (isOfName ? all.indexOf(number) : all.length) };
  });

const INLINE = /(?<=[\s,;])(\d{1,3})([.)])\s+(?=\p{L}|[1-3]\s?\p{L})/gu;

/** Further numbers of a line that begins with one: `1) John 3:16 2) Romans 8:28`. */
function countedWithin(line: string, first: Begin | undefined): Piece[] {
  if (first?.isBare === true) return [];
  const marks = [...line.matchAll(INLINE)].map(({ 0: all, 1: number = '', 2: sign = '', index }) => ({
    start: index,
    end: index + all.length,
    number,
    sign,
    rest: line.slice(index + all.length),
  }));
  const isOpen = (at: number) => line.slice(0, at).lastIndexOf('(') > line.slice(0, at).lastIndexOf(')');
  const sure = marks.filter(({ sign, start }) => sign === ')' && !isOpen(start));
  if (sure.length > 0 || first === undefined) return sure;
  const isUp = marks.every(({ number }, index) => Number(number) === Number(first.number) + index + 1);
  const areBooks = marks.every(({ number, rest }) => canBeNumbered(number, rest));
  return isUp && !areBooks ? marks : [];
}

/** Of each line of a list what numbers it. */
export function lineNumbers(lines: readonly string[]): Piece[][] {
  const counted = countedLines(lines);
  return lines.map((line, index) => {
    const begin = counted[index] ?? beginOf(line);
    const within = countedWithin(line, begin);
    const first = within.length > 0 ? begin : counted[index];
    const [date] = DATE.exec(line) ?? [];
    const [box = ''] = /^\W*\[x\]/i.exec(line) ?? [];
    return [
      { start: 0, end: box.length },
      ...(first ? [first] : []),
      ...(date !== undefined && hasSign(date) ? [{ start: 0, end: date.length }] : []),
      ...countingWords(line),
      ...within,
    ];
  });
}
