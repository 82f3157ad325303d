import { useKeys } from './useKeys';

/**
 * The down and up keys go from row to row of a list, and to the first while none of its rows is chosen.
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
