/** How many page numbers are shown. */
const WINDOW = 5;

/** The page numbers to show, up to 5 around the page, and whether there are pages before and after them. */
export function pageWindow(
  page: number,
  pageCount: number,
): { numbers: number[]; before: boolean; after: boolean } {
  const length = Math.min(WINDOW, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), pageCount - length + 1));
  return {
    numbers: Array.from({ length }, (_, index) => first + index),
    before: first > 1,
    after: first + length - 1 < pageCount,
  };
}
