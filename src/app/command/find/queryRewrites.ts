import { withDigits } from '@/platform/values/numbers';

/* Alternative readings of a query that finds nothing as it was typed. The box tries them one after another. */

/** Words for making something new. */
const ADD = /^(?:create|write|save|record|make|note|start)(?: down)?(?: an?)? /;

/** Something new with its name, which nothing has yet. */
const NEW_THING = /^(?:add|new|create|write)(?: an?)? (prayer|quote|link)\b.+/;

/** Words that ask for something to be done, but do not say what. */
const ASKING: ReadonlySet<string> = new Set(
  'a an can change could do down enable help how i into make me my now off on open please set switch the to turn up use want what you'.split(
    ' ',
  ),
);

const REWRITES: readonly ((query: string) => string)[] = [
  // `3 16`
  (query) => query.replace(/^(\d+) (\d+(?:-\d+)?)$/, '$1:$2'),
  // `119:105`: no other book has so many chapters.
  (query) => query.replace(/^(?=(?:6[7-9]|[7-9]\d|1\d\d):\d)/, 'psalms '),
  // `romans eight`
  withDigits,
  (query) => query.replace(ADD, 'add '),
  // `new prayer for mum`
  (query) => query.replace(NEW_THING, 'add $1'),
  (query) =>
    query
      .split(' ')
      .filter((word) => !ASKING.has(word))
      .join(' '),
  // `banner of truth` may be part of a URL.
  (query) => query.replaceAll(' ', ''),
];

/** Other readings of the query, the likeliest first, without the query itself. */
export function queryRewrites(typed: string): string[] {
  const query = typed.toLowerCase().replace(/\s+/g, ' ');
  const readings = REWRITES.map((read) => read(query)).filter(
    (reading) => reading !== '' && reading !== query,
  );
  return [...new Set(readings)];
}
