import { expect, it } from 'vitest';
import { csvRows } from '../model/formats/csvImport';
import { readFile } from '../model/readFile';
import { notAddedTable } from './notAdded';

const step = () => Promise.resolve();

it('keeps each topic of a row that was not added, also with a comma or semicolon', async () => {
  const topics = ['Peace, joy', 'a;b', 'Hope'];
  const item = { kind: 'quote', text: 'Be still.', topics } as const;
  const rows = [{ at: 0, location: 'line 2', item, state: 'refused', reason: 'Query failed' }] as const;
  const read = await readFile(new Blob([...notAddedTable(rows)]), 'kjv', step);
  if (read.status !== 'csv') throw new Error(read.status);
  const mapping = { text: read.csv.columns.indexOf('What'), topics: read.csv.columns.indexOf('Topics') };
  const { rows: again } = await csvRows(read.csv, 'quote', mapping, 'kjv', step);
  expect(again).toEqual([{ location: 'line 2', item }]);
});
