import { preview } from '@/platform/values/text';

/** Two columns of four cards. */
const COLUMNS = 2;
const A_SHEET = 8;

/** The cards of each sheet, eight each; the last sheet is filled up with empty ones. */
export function cardSheets<Card>(cards: readonly Card[]): (Card | undefined)[][] {
  const sheets: (Card | undefined)[][] = [];
  for (let from = 0; from < cards.length; from += A_SHEET)
    sheets.push(Array.from({ length: A_SHEET }, (_, at) => cards[from + at]));
  return sheets;
}

/** The back of a sheet that is turned over its long edge: each row from right to left. */
export function backOf<Card>(cards: readonly (Card | undefined)[]): (Card | undefined)[] {
  const rows = Array.from({ length: Math.ceil(cards.length / COLUMNS) }, (_, row) =>
    cards.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return rows.flatMap((row) => row.toReversed());
}

/** In points. */
const LARGEST = 12;
const SMALLEST = 6;
/** The number of characters that fill a card in the largest size. */
const FULL = 340;
/** More than this does not fit even in the smallest size. */
const MAX_LENGTH = 1300;

/** The size in which a text fills its card. */
export const fontSizeOf = (text: string): number =>
  Math.max(SMALLEST, Math.min(LARGEST, LARGEST * Math.sqrt(FULL / Math.max(1, text.length))));

/** Whether a text is longer than a card has room for, and is cut. */
export const isCut = (text: string): boolean => cardText(text) !== text;

/** A text, cut to the room on a card. */
export const cardText = (text: string): string => preview(text, MAX_LENGTH);
