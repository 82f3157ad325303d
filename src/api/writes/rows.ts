/** A list with a row added, or replaced if its id is in the list already. */
export const withRow = <Row>(rows: readonly Row[], row: Row, idOf: (row: Row) => number): readonly Row[] =>
  rows.some((each) => idOf(each) === idOf(row))
    ? rows.map((each) => (idOf(each) === idOf(row) ? row : each))
    : [...rows, row];

/** A list with one row changed; the list itself if it has no such row. */
export function changeRow<Row>(
  rows: readonly Row[],
  isIt: (row: Row) => boolean,
  change: (row: Row) => Row,
): readonly Row[] {
  const index = rows.findIndex(isIt);
  const row = rows[index];
  return row === undefined ? rows : rows.with(index, change(row));
}

/** The part of a definition that says which row a write is about, by the field with its id. */
export const aboutRow = <Field extends string>(field: Field) => ({
  lane: (it: Readonly<Record<Field, number>>) => it[field],
  rowIds: (it: Readonly<Record<Field, number>>) => [it[field]],
  withId: <It extends Readonly<Record<Field, number>>>(it: It, provisional: number, id: number): It =>
    it[field] === provisional ? { ...it, [field]: id } : it,
});
