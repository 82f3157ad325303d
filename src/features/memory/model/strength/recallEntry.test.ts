import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recallEntry } from '@test/kit/recallEntry';
import { united } from './recallEntry';
import { strengthOf } from './strength';

const log = fc
  .array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), passageId: fc.constantFrom(-3, 7) }))
  .map((rows) => rows.map((row) => recallEntry({ ...row, at: row.id.charCodeAt(0), score: 1 })));

it('unites two or more logs to the same log in any order', () => {
  fc.assert(
    fc.property(log, log, log, (a, b, c) => {
      expect(united(a, b)).toEqual(united(b, a));
      expect(united(united(a, b), c)).toEqual(united(a, united(b, c)));
      expect(united(a, a)).toEqual(united(a, []));
      expect(strengthOf(united(a, b))).toEqual(strengthOf(united(b, a)));
    }),
  );
});
