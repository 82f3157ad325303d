import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readOnPage } from '@/features/reading/readOnPage';
import { screenActions } from '@/ui/actions/useActions';
import { SCREEN_CASES } from '@test/cases/commands/onScreens';
import { actionLabels } from '@test/kit/actions';
import { demoLibrary } from '@test/kit/demoLibrary';
import { renderApp } from '@test/kit/renderApp';
import { findCommands } from './findCommands';
import { actionCommand } from './rows/commandsOf';

beforeEach(() => localStorage.setItem('nuggets.translation', 'kjv'));

const library = demoLibrary();

/** An action that shows that a screen is complete. */
const LAST: Readonly<Record<string, string>> = {
  '/prayers/8': 'Record',
  '/practice/by_ref/by_freq': 'Move down a box',
  '/viewQuotes': 'Copy',
  '/browseBible': 'Copy',
  '/readingPlan': 'Done elsewhere',
  '/search?phrase=jesus+wept&group=new&book=All&translation=kjv': 'Email Results',
  '/readBibleChapter/kjv/romans/8/28': 'Next chapter',
};

it.each(Object.entries(SCREEN_CASES))('brings the action that is meant on %s', async (path, cases) => {
  renderApp(path);
  await waitFor(() => {
    expect(actionLabels().length).toBeGreaterThan(1);
    expect(actionLabels()).toEqual(expect.arrayContaining(LAST[path] ? [LAST[path]] : []));
  });
  library.own.set('action', screenActions().map(actionCommand));
  const openChapter = readOnPage({ pathname: path, search: '' })?.chapter ?? null;
  const found = cases.map(([typed]) => {
    const [group] = findCommands(typed, { ...library, openChapter });
    return [typed, group?.results[0]?.command.label];
  });
  expect(found).toEqual(cases);
});
