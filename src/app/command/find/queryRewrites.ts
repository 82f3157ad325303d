import { withDigits } from '@/platform/values/numbers';

/*
 * What may be meant by words that find nothing as they were typed. The box tries one reading after another.
 */

/** Words for making something new. */
const ADD = /^(?:create|write|save|record|make|note|start)(?: down)?(?: an?)? /;

/** Words that say that something is to be done, and not what. */
const ASKING: ReadonlySet<string> = new Set(
  'a an can change could do down enable help how i into make me my now off on open please set switch the to turn up use want what you'.split(
    ' ',
  ),
);

const REWRITES: readonly ((words: string) => string)[] = [
  // `3 16`
  (words) => words.replace(/^(\d+) (\d+(?:-\d+)?)$/, '$1:$2'),
  // `119:105`: no other book has so many chapters.
  (words) => words.replace(/^(?=(?:6[7-9]|[7-9]\d|1\d\d):\d)/, 'psalms '),
  // `romans eight`
  withDigits,
  (words) => words.replace(ADD, 'add '),
  (words) =>
    words
      .split(' ')
      .filter((word) => !ASKING.has(word))
      .join(' '),
  // `banner of truth` is a part of an address.
  (words) => words.replaceAll(' ', ''),
];

/** Other readings of what was typed, the likeliest first, without what was typed. */
export function queryRewrites(typed: string): string[] {
  const words = typed.toLowerCase().replace(/\s+/g, ' ');
  const readings = REWRITES.map((read) => read(words)).filter(
    (reading) => reading !== '' && reading !== words,
  );
  return [...new Set(readings)];
}
