import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LONG, opened, options, rows } from '@test/kit/command';
import { currentPath, renderApp } from '@test/kit/renderApp';
import type { MockDb } from '@test/api/db';
/** Nothing but rows of books that are none of the 66: a passage, one with a custom text, and two nuggets. */
function onlyUnknown(db: MockDb): void {
  const { memoryPassages, overrides, nuggets } = db.user('demo');
  const verses = { chapter: 3, startVerse: 18, endVerse: 19 };
  const [passage = expect.fail()] = memoryPassages.splice(0, Infinity);
  const [nugget = expect.fail()] = nuggets.splice(0, Infinity);
  overrides.splice(0, Infinity);
  const never = { lastViewedNum: -1, box: 1, translation: 'kjv' };
  for (const passageId of [1, 2]) {
    const thomas = { passageId, bookName: 'gospel-of-thomas' };
    memoryPassages.push(Object.assign({ ...passage, ...verses, ...never }, thomas));
    nuggets.push(Object.assign({ ...nugget, ...verses }, thomas, { passageId: passageId + 10 }));
  }
  overrides.push({ passageId: 2, letter: 'a', verseNumber: 18, text: 'Who seeks will find' });
}

/** What a screen says once it has its lists. */
const SHOWN: readonly (readonly [path: string, shown: RegExp])[] = [
  ['/today', /^Unknown Book 3:18-19a \(damaged\)/],
  // The other one has no text.
  ['/practiceSetup', /^Practise 1 due/],
  ['/practice/by_ref/by_freq', /^Unknown Book 3:18-19/],
  ['/practice/by_psgtxt/by_freq', /^Damaged: the server has it as gospel-of-thomas 3:18-19/],
  ['/largePractice/1', /^Unknown Book 3:18-19/],
  ['/memoryPassages', /^Unknown Book 3:18-19/],
  ['/memoryPassages/2', /^Damaged: the server has it as gospel-of-thomas 3:18-19/],
  ['/memoryPassagesByBox', /^Box 1/],
  ['/memoryStats', /^Unknown Book 3:18-19/],
  ['/memoryPracticeHistory', /Practice History/],
  ['/weakWords', /Weak Words/i],
  ['/sets', /Sets|sets/],
  ['/browseBible', /^Unknown Book 3:18-19/],
  ['/browseBible?all', /^Unknown Book 3:18-19/],
  ['/bibleMap', /0 with memorised passages · 0 with nuggets/],
  ['/search?phrase=loved&group=both&book=All&translation=kjv', /loved/],
  ['/readBibleChapter/kjv/revelation/3', /Revelation 3/],
  ['/compare/revelation/3', /Revelation 3/],
  ['/yourData', /^Your data/],
  ['/yourData/print/cards', /^Unknown Book 3:18-19/],
];

it.each(SHOWN)('shows %s, and names the unknown book in no link and no request', async (path, shown) => {
  const { api } = renderApp(path, { prepare: onlyUnknown });
  expect((await screen.findAllByText(shown, {}, LONG)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull(), LONG);
  expect(screen.queryByText(/cannot be read|not readable/)).toBeNull();
  const links = [...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.includes('unknown-book'))).toEqual([]);
  expect(JSON.stringify(api.requests)).not.toContain('unknown-book');
});

it('finds rows of unknown books in the command box, to practise and to browse', async () => {
  const { user } = await opened('/links', { prepare: onlyUnknown });
  await user.keyboard('unknown book');
  await waitFor(() => expect(options().filter((row) => row.startsWith('Unknown Book'))).toHaveLength(4));
  const own = rows().filter(({ textContent }) => textContent.startsWith('Unknown Book'));
  for (const row of own) expect(row).not.toHaveTextContent(/Read|Compare|Share|Copy/);
  await user.keyboard('{Enter}');
  expect(currentPath()).toMatch(/^\/(practice|browseBible)/);
});
