/** An object with an id in a field. */
type WithId<Field extends string> = Readonly<Record<Field, number>>;

/** A list with a row added, or replaced if its id is in the list already. */
export function withRow<Field extends string, Row extends WithId<Field>>(
  rows: readonly Row[],
  row: Row,
  field: Field,
): readonly Row[] {
  const index = rows.findIndex((each) => each[field] === row[field]);
  return index < 0 ? [...rows, row] : rows.with(index, row);
}

/** A list with the row of a write changed; the list itself if it has no such row. */
export function changeRow<Field extends string, Row extends WithId<Field>>(
  rows: readonly Row[],
  payload: WithId<Field>,
  field: Field,
  change: (row: Row) => Row,
): readonly Row[] {
  const index = rows.findIndex((each) => each[field] === payload[field]);
  const row = rows[index];
  return row === undefined ? rows : rows.with(index, change(row));
}

/** The part of a definition that says which row a write is about, by the field with its id. */
export const aboutRow = <Field extends string>(field: Field) => ({
  queueKey: (payload: WithId<Field>) => payload[field],
  rowIds: (payload: WithId<Field>) => [payload[field]],
  withId: <It extends WithId<Field>>(payload: It, provisional: number, id: number): It =>
    payload[field] === provisional ? { ...payload, [field]: id } : payload,
});
