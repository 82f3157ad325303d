import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { replaceAll } from './replaceAll';

interface Row {
  id: number;
  name: string;
}

const adapter = createEntityAdapter<Row>();
const slice = createSlice({
  name: 'rows',
  initialState: adapter.getInitialState(),
  reducers: {
    replaced: (state, { payload }: { payload: Row[] }) => {
      replaceAll(state, payload, ({ id }) => id);
    },
    added: adapter.addOne,
    changed: adapter.updateOne,
  },
});
const { replaced, added, changed } = slice.actions;

it('replaces what was there, the last of two rows with one id standing for both', () => {
  const before = slice.reducer(undefined, replaced([{ id: 1, name: 'gone' }]));
  const rows = [
    { id: 2, name: 'first' },
    { id: 3, name: 'other' },
    { id: 2, name: 'second' },
  ];
  expect(slice.reducer(before, replaced(rows))).toEqual({
    ids: [2, 3],
    entities: { 2: { id: 2, name: 'second' }, 3: { id: 3, name: 'other' } },
  });
});

it('leaves a list that can be added to and changed', () => {
  const list = slice.reducer(undefined, replaced([{ id: 1, name: 'one' }]));
  const longer = slice.reducer(list, added({ id: 2, name: 'two' }));
  const other = slice.reducer(longer, changed({ id: 1, changes: { name: 'uno' } }));
  expect(adapter.getSelectors().selectAll(other)).toEqual([
    { id: 1, name: 'uno' },
    { id: 2, name: 'two' },
  ]);
  expect(list.entities[1]?.name).toBe('one');
});
