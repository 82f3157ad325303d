/** Whether a text is missing, empty or only white space. */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '';
}

const names = new Intl.Collator('en', { numeric: true });

/** Compares names as people sort them: 'Person 2' before 'Person 11', and 'Émile' beside 'Eva'. */
export const compareNames = (a: string, b: string): number => names.compare(a, b);

const numbers = new Intl.NumberFormat('en');

/** A number as people write it: 1,185. */
export const formatNumber = (n: number): string => numbers.format(n);

/** A part of a number, or a place in it: '7 of 1,500'. */
export const outOf = (part: number, all: number): string => `${formatNumber(part)} of ${formatNumber(all)}`;

/** A number with its noun: '1 verse', '2 verses'; `plural` where it has more than an s. */
export const pluralize = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`;

/** 'The title was changed on another device'; 'The details were ...'. */
export const changedElsewhere = (field: string): string =>
  `${field} ${/[^s]s$/.test(field) ? 'were' : 'was'} changed on another device`;

/** Words with a full stop, unless they end as a sentence does. */
export const asSentence = (text: string): string => {
  const trimmed = text.trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
};

/** A number with 2 decimals, with halves rounded away from zero, as by hand: 2.675 is '2.68'. */
export function round2(n: number): string {
  // Without the epsilon, 2.675 would be rounded down, because it is stored as 2.67499...
  return (Math.round(n * 100 * (1 + Number.EPSILON)) / 100).toFixed(2);
}

/** The first characters of a text. Never cuts a surrogate pair in half, because JSON cannot carry one half. */
export function firstCharacters(text: string, count: number): string {
  return Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join('');
}

/** A text cut to its first `length` characters plus '...', or the text itself when it is no longer. */
export function preview(text: string, length = 100): string {
  const start = firstCharacters(text, length);
  return start === text ? text : `${start}...`;
}

/**
 * Where an excerpt begins that shows at most `before` characters in front of an index: at the start of a word, or wherever these
 * characters begin if no white space is among them; never inside a surrogate pair.
 */
export function excerptStart(text: string, index: number, before: number): number {
  const from = index - before;
  if (from <= 0) return 0;
  const space = text.slice(from, index).search(/\s/);
  if (space >= 0) return from + space + 1;
  return /[\uDC00-\uDFFF]/.test(text.charAt(from)) ? from + 1 : from;
}

/** The short title that a quote is saved with: its first 10 characters and always '...'. */
export function shortTitle(text: string): string {
  return `${firstCharacters(text, 10)}...`;
}

/** Rows of a text area for a text: its length divided by 47, rounded up, at least 10. */
export function textAreaRows(text: string): number {
  return Math.max(10, Math.ceil(text.length / 47));
}
