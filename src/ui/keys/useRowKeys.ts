import { useKeys } from './useKeys';

/**
 * The down and up keys move through the rows of a list, beginning at the first if none is chosen.
 * @param isOn whether the chosen row is shown beside the list: otherwise the keys scroll
 */
export function useRowKeys<T>(
  isOn: boolean,
  rows: readonly T[],
  isChosen: (row: T) => boolean,
  open: (row: T, index: number) => void,
): void {
  const step = (by: 1 | -1) => {
    const index = rows.findIndex(isChosen);
    const next = index < 0 ? 0 : index + by;
    const row = rows[next];
    if (row) open(row, next);
  };
  useKeys(isOn ? { ArrowDown: () => step(1), ArrowUp: () => step(-1) } : {});
}
