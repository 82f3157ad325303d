import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Prayer } from './prayer';
import { prayScopeFrom, prayScopeQuery, type PrayScope } from '@/routes/prayerPaths';
import { peopleOf, prayersInScope } from './prayScope';

describe('a scope in a URL', () => {
  it('is restored unchanged', () => {
    const scopes: fc.Arbitrary<PrayScope> = fc.oneof(
      fc.constantFrom<PrayScope>({ kind: 'today' }, { kind: 'daily' }, { kind: 'all' }),
      fc.string({ unit: 'grapheme' }).map((person): PrayScope => ({ kind: 'person', person })),
      fc.string({ unit: 'grapheme' }).map((query): PrayScope => ({ kind: 'search', query })),
      fc
        .array(fc.maxSafeInteger().filter((id) => id !== 0))
        .map((ids): PrayScope => ({ kind: 'queue', ids })),
    );
    fc.assert(
      fc.property(scopes, (scope) => {
        expect(prayScopeFrom(new URLSearchParams(prayScopeQuery(scope)))).toEqual(scope);
      }),
    );
  });

  it.each([
    ['', null],
    ['q=exams', null],
    ['pray=1', { kind: 'all' }],
    ['pray', { kind: 'all' }],
    ['pray=person', { kind: 'person', person: '' }],
    ['pray=queue', { kind: 'queue', ids: [] }],
    ['pray=queue&ids=4+x+-7+', { kind: 'queue', ids: [4, -7] }],
  ])('of %j is %j', (query, scope) => {
    expect(prayScopeFrom(new URLSearchParams(query))).toEqual(scope);
  });
});

it('lists each person once, sorted, ignoring case', () => {
  const people = ['Ruth', 'anna', '', ' Ruth ', 'RUTH', 'Daniel', ' '].map((personName) => ({
    personName,
    prayerId: 0,
    title: '',
    details: '',
    archived: false,
    daily: false,
  }));
  expect(peopleOf(people)).toEqual([
    { name: 'anna', prayers: 1 },
    { name: 'Daniel', prayers: 1 },
    { name: 'Ruth', prayers: 3 },
  ]);
});

it('treats names that the server considers equal as one person', () => {
  const named = (prayerId: number, personName: string): Prayer => ({
    prayerId,
    title: '',
    details: '',
    personName,
    archived: false,
    daily: false,
  });
  const prayers = [named(1, 'José'), named(2, 'Jose'), named(3, 'Strauß'), named(4, 'Straus')];
  expect(peopleOf(prayers)).toEqual([
    { name: 'José', prayers: 2 },
    { name: 'Strauß', prayers: 2 },
  ]);
  const scoped = prayersInScope({ kind: 'person', person: 'JOSE' }, prayers, []);
  expect(scoped.map(({ prayerId }) => prayerId)).toEqual([1, 2]);
});

it('sorts people by number, and letters with accents beside their letter', () => {
  const named = (personName: string): Prayer => ({
    prayerId: 1,
    title: '',
    details: '',
    personName,
    archived: false,
    daily: false,
  });
  expect(
    peopleOf(['Person 11', 'Zoe', 'Person 2', 'Émile', 'Eva'].map(named)).map(({ name }) => name),
  ).toEqual(['Émile', 'Eva', 'Person 2', 'Person 11', 'Zoe']);
});

describe('the prayers of a scope', () => {
  const prayer = (prayerId: number, fields: Partial<Prayer>): Prayer => ({
    prayerId,
    title: '',
    details: '',
    personName: '',
    archived: false,
    daily: false,
    ...fields,
  });
  const active = [
    prayer(1, { personName: 'Ruth', daily: true }),
    prayer(2, { personName: ' RUTH ' }),
    prayer(3, { personName: 'Anna', title: 'Her exams' }),
  ];
  const ofDay = active.slice(1, 2);

  it.each<[PrayScope, number[]]>([
    [{ kind: 'today' }, [2]],
    [{ kind: 'daily' }, [1]],
    [{ kind: 'all' }, [1, 2, 3]],
    [{ kind: 'person', person: 'ruth' }, [1, 2]],
    [{ kind: 'search', query: 'EXAMS' }, [3]],
    // A URL without a name, or without words.
    [{ kind: 'person', person: ' ' }, []],
    [{ kind: 'search', query: '' }, []],
    // One of them was archived.
    [{ kind: 'queue', ids: [3, 9, 1] }, [3, 1]],
  ])('%j', (scope, ids) => {
    expect(prayersInScope(scope, active, ofDay).map(({ prayerId }) => prayerId)).toEqual(ids);
  });
});
