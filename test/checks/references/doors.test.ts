import { describe, expect, it } from 'vitest';
import { REPORTED } from '@test/cases/references/reported';
import { UNCLEAR } from '@test/cases/references/unclear';
import { WRITTEN } from '@test/cases/references/written';
import { DOORS } from './doors';
import { asSet } from './verses';

const CASES = [...REPORTED, ...WRITTEN, ...UNCLEAR];

it('has over two hundred references beside those reported', () => {
  expect(WRITTEN.length).toBeGreaterThanOrEqual(200);
  expect(new Set(CASES.map(({ written }) => written)).size).toBe(CASES.length);
});

describe.each(DOORS)('by $name', ({ read, expected, guesses = false }) => {
  it('exactly the verses that are written are taken', async () => {
    const wrong: string[] = [];
    for (const one of guesses ? [...REPORTED, ...WRITTEN] : CASES) {
      const taken = await read(one.written);
      if (taken === null) continue;
      const [got, wanted] = [asSet(taken.verses), asSet(expected(one))];
      if (got !== wanted) wrong.push(`${one.written}: ${got || 'nothing'}, not ${wanted || 'nothing'}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('a list names each part that cannot be read, with the reason', async () => {
  const [paste] = DOORS;
  for (const { written, refused = [] } of CASES) {
    const { reasons = [] } = (await paste?.read(written)) ?? {};
    expect(reasons, written).toHaveLength(refused.length);
    for (const [index, part] of refused.entries()) expect(reasons[index], written).toContain(part);
  }
});
