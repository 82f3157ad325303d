import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForPerson, peopleOf, prayScopeFrom, prayScopeQuery, type PrayScope } from './prayScope';

describe('a scope in an address', () => {
  it('is restored as it was', () => {
    const scopes: fc.Arbitrary<PrayScope> = fc.oneof(
      fc.constantFrom<PrayScope>({ kind: 'today' }, { kind: 'daily' }, { kind: 'all' }),
      fc.string({ unit: 'grapheme' }).map((person): PrayScope => ({ kind: 'person', person })),
      fc.string({ unit: 'grapheme' }).map((query): PrayScope => ({ kind: 'search', query })),
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
  expect(people.filter((each) => isForPerson(each, 'ruth'))).toHaveLength(3);
});
