/** A list with a row added or, where one with its id is there already, put in its place. */
export function withRow<Row>(rows: readonly Row[], row: Row, idOf: (row: Row) => number): readonly Row[] {
  return rows.some((each) => idOf(each) === idOf(row))
    ? rows.map((each) => (idOf(each) === idOf(row) ? row : each))
    : [...rows, row];
}

/** A list with changes to the row that is meant; the list itself where there is none. */
export function changeRow<Row>(
  rows: readonly Row[],
  isIt: (row: Row) => boolean,
  change: (row: Row) => Row,
): readonly Row[] {
  const index = rows.findIndex(isIt);
  const row = rows[index];
  return row === undefined ? rows : rows.with(index, change(row));
}
