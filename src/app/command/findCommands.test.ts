import { beforeEach, expect, it } from 'vitest';
import { COMMAND_CASES } from '@test/cases/commands/all';
import { demoLibrary } from '@test/kit/demoLibrary';
import { findCommands } from './findCommands';
import { createCommandIndex } from './find/commandIndex';
import { prayerCommand } from './rows/commandsOf';
import type { Command } from './rows/commandTypes';

beforeEach(() => localStorage.setItem('nuggets.translation', 'kjv'));

const sources = demoLibrary();

const rowsFor = (typed: string, among = sources): string[] =>
  findCommands(typed, among).flatMap(({ results }) =>
    results.map(({ command: { label, actions } }) => `${actions[0].label} ${label}`),
  );

it('brings the row that is wanted', () => {
  const ranks = COMMAND_CASES.map(([typed, wanted]) => {
    const rows = rowsFor(typed);
    const isWanted = (row: string) => (wanted.includes(' · ') ? row === wanted : row.startsWith(wanted));
    return [typed, wanted, rows.findIndex(isWanted) + 1];
  });
  expect(ranks).toEqual(COMMAND_CASES);
});

it('takes the number after a verb and a kind for a part of the name', () => {
  const data = createCommandIndex<Command>();
  const prayer = { details: '', personName: '', archived: false, daily: false };
  data.set(
    'prayer',
    [4, 5, 15].map((number) => prayerCommand({ ...prayer, prayerId: number, title: `Prayer ${number}` })),
  );
  expect(rowsFor('edit prayer 5', { ...sources, data })[0]).toBe('Edit Prayer 5');
});

it.each([
  ['john 99:1', 'John 1 · KJV', 'John has 21 chapters'],
  ['jhon 99', 'John 1 · KJV', 'John has 21 chapters'],
  ['read jude 99', 'Jude 1 · KJV', 'Jude has 1 chapter'],
  ['john', 'John 1 · KJV', undefined],
  ['john 3:99', 'John 3 · KJV', undefined],
  ['john 316', 'John 3:16 · KJV', undefined],
])('says why %s is %s', (typed, label, hint) => {
  const rows = findCommands(typed, sources).flatMap(({ results }) => results.map(({ command }) => command));
  const row = rows.find((each) => each.label === label);
  expect(row).toBeDefined();
  expect(row?.hint).toBe(hint);
});
