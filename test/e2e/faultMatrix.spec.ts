import { ENDPOINT_NAMES } from '../api/handlers/all';
import { READS } from './faultReads';
import { WRITES } from './faultWrites';
import { readCell, writeCell } from './kit/faultCells';
import { faultRow } from './kit/faultRow';
import { expect, test } from './kit/fixtures';

/** Only a build with an owner makes this call; owner.spec.ts makes one and has its row of the matrix. */
const NOT_IN_THIS_BUILD = ['copy_db_to_another'];

for (const read of READS) faultRow(test, read, readCell);
for (const write of WRITES) faultRow(test, write, writeCell);

test('the matrix has a row for every endpoint', () => {
  const rows = new Set([...READS, ...WRITES].map(({ endpoint }) => endpoint));
  expect([...rows, ...NOT_IN_THIS_BUILD].sort()).toEqual([...ENDPOINT_NAMES].sort());
});
