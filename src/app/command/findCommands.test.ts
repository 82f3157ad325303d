import { beforeEach, expect, it } from 'vitest';
import { COMMAND_CASES } from '@test/cases/commands/all';
import { demoLibrary } from '@test/kit/demoLibrary';
import { findCommands } from './findCommands';

beforeEach(() => localStorage.setItem('nuggets.translation', 'kjv'));

const library = demoLibrary();

const rowsFor = (typed: string): string[] =>
  findCommands(typed, library).flatMap(({ results }) =>
    results.map(({ command: { label, actions } }) => `${actions[0].label} ${label}`),
  );

it('brings the row that is wanted', () => {
  const ranks = COMMAND_CASES.map(([typed, wanted]) => {
    const rows = rowsFor(typed);
    return [typed, wanted, rows.findIndex((row) => row.startsWith(wanted)) + 1];
  });
  expect(ranks).toEqual(COMMAND_CASES);
});
