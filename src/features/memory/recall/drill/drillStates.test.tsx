import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MissedWord } from '../../model/strength/recallEntry';
import { actionLabels, runAction } from '@test/kit/actions';
import { recallEntry } from '@test/kit/recallEntry';
import { logRecalls } from '@test/kit/recallLog';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { textsIn } from '@test/kit/textsIn';
import { nextFrame } from '@/platform/scheduling/yieldToMain';
import { selectOverridesKnown } from '../../store/textOverrides';

const DAY = 86_400_000;
const TEXT = 'Jesus wept for the twelve, and they saw.';
const wept = { at: 1, key: 'wept', before: 'jesus', after: 'for' };
const saw = { at: 7, key: 'saw', before: 'they', after: '' };
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Two passages with the same words, of which some were missed yesterday. */
async function missed(
  path: string,
  words: Readonly<Record<number, MissedWord[]>> = {},
  { hasOwnText = true, ...options }: Parameters<typeof renderApp>[1] & { hasOwnText?: boolean } = {},
) {
  await logRecalls(
    Object.entries(words).map(([id, list]) =>
      recallEntry({ id: `missed ${id}`, passageId: Number(id), at: Date.now() - DAY, missed: list }),
    ),
  );
  return renderApp(path, {
    ...options,
    prepare: (db) => {
      const data = db.user('demo');
      const [first = expect.fail()] = data.memoryPassages.splice(0, Infinity);
      data.overrides.splice(0, Infinity);
      for (const passageId of [7, 8]) {
        const verse = { bookName: 'john', chapter: passageId, startVerse: 1, endVerse: 1 } as const;
        data.memoryPassages.push({ ...first, ...verse, passageId, box: passageId - 6, lastViewedNum: 0 });
        if (hasOwnText) data.overrides.push({ passageId, letter: 'a', verseNumber: 1, text: TEXT });
      }
    },
  });
}

it.each([
  [{ 7: [wept] }, 'One weak word of 1 passage'],
  [{ 7: [wept, saw] }, 'The 2 weakest words of 1 passage'],
  [{ 7: [wept], 8: [wept] }, 'The 2 weakest words of 2 passages'],
])('shows the numbers of words, and of their passages', async (words, told) => {
  await missed('/weakWords', words);
  await button('Start');
  expect(textsIn()).toEqual([
    'Weak Words',
    `${told}, in half a minute: type the first letter of the word that is missing.`,
    'Start',
  ]);
});

it('has its words also where the passages load after the custom texts', async () => {
  const app = await missed('/weakWords', { 7: [wept] });
  const list = app.api.hold('get_mempsg_list');
  await list.arrived;
  await waitFor(() => expect(selectOverridesKnown(app.store.getState())).toBe(true));
  await waitFor(() => expect(app.store.getState().recallLog?.status).toBe('ready'));
  // In this time an empty drill would be made.
  await act(nextFrame);
  list.release();
  expect(await button('Start')).toBeVisible();
});

it('explains how words are collected if there are none', async () => {
  await missed('/weakWords');
  await screen.findByText('No weak words.');
  expect(textsIn()).toEqual([
    'Weak Words',
    'No weak words.',
    'Words that you miss in Recall are gathered here until they heal.',
    'Practice Setup',
  ]);
});

it('asks for the word in its gap, counts the seconds, and shows each verdict', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user, container } = await missed('/weakWords', { 7: [wept, saw] });
  await user.click(await button('Start'));
  const question = ['Weak Words', '30 seconds', 'John 7:1a'];
  await screen.findByText('30 seconds');
  expect(textsIn()).toEqual([
    ...question,
    'Jesus for the twelve, and …',
    'the missing word',
    'First letter of the missing word',
    'Show the word',
  ]);
  const width = () => container.querySelector<HTMLElement>('div[aria-hidden][style]')?.style.width;
  expect(width()).toBe('100%');
  vi.setSystemTime(Date.now() + 15_000);
  expect(await screen.findByText('15 seconds')).toBeVisible();
  expect(width()).toBe('50%');
  await user.keyboard('{Enter}');
  expect(screen.getByText('wept').tagName).toBe('MARK');
  expect(screen.queryByText('the missing word')).toBeNull();
  expect(await button('Knew it')).toHaveFocus();
  await user.click(await button('Missed it'));
  expect(screen.getByText('missed: wept')).toBeInTheDocument();
  expect(screen.getByLabelText('Missed')).toBeInTheDocument();
  // Marking words needs no keyboard.
  expect(await button('Show the word')).toHaveFocus();
  await user.type(screen.getByRole('textbox'), 's');
  expect(screen.getByLabelText('Known')).toBeInTheDocument();
  vi.setSystemTime(Date.now() + 14_000);
  expect(await screen.findByText('1 second')).toBeVisible();
  vi.setSystemTime(Date.now() + 1_000);
  await waitFor(() => expect(screen.getByRole('heading', { name: '1 of 2 known' })).toHaveFocus());
  expect(
    screen.getAllByRole('listitem').filter((row) => within(row).queryByLabelText('Missed')),
  ).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'John 7:1a' })).toHaveLength(2);
});

it('says that the texts could not be loaded, and not that no word is weak', async () => {
  const faults = { get_passage_text: '500' };
  const app = await missed('/weakWords', { 7: [wept] }, { hasOwnText: false, faults });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading verses');
  expect(screen.queryByText('No weak words.')).toBeNull();
  app.api.faults.clear();
  await app.user.click(await button('Try again'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('says if nothing was answered in the time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user } = await missed('/weakWords', { 7: [wept] });
  await user.click(await button('Start'));
  await screen.findByText('30 seconds');
  vi.setSystemTime(Date.now() + 30_000);
  expect(await screen.findByRole('heading', { name: 'No word was answered' })).toBeVisible();
  expect(await button('Once more')).toBeVisible();
});

it('offers on Practice Setup the due passages, and to continue', async () => {
  const { user } = await missed('/practiceSetup', { 7: [wept] });
  await screen.findByText('Box 1: 1 passage');
  expect(textsIn().slice(-5)).toEqual([
    'Drill weak words',
    'Your passages',
    'Box 1: 1 passage',
    'Box 2: 1 passage',
    'Box 3: 0 passages',
  ]);
  expect(actionLabels()).toEqual(expect.arrayContaining(['Start', 'Drill weak words']));
  expect(actionLabels()).not.toContain('Go on where you left off');
  // The only gold button is for the due passages.
  expect(await screen.findByRole('link', { name: /^Practise \d+ due$/ })).toHaveClass('btn-primary');
  expect(screen.getByRole('button', { name: 'Start' })).not.toHaveClass('btn-primary');
  await user.click(screen.getByRole('radio', { name: 'By Last Practiced Date/Time' }));
  runAction('Start');
  await waitFor(() => expect(currentPath()).toBe('/practice/by_ref/by_last_practiced_time'));
  await screen.findByText('1 of 2');
  await user.keyboard('{ArrowRight}');
  const reference = screen.getByRole('heading', { level: 2 }).textContent;
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await missed('/practiceSetup');
  expect(await screen.findByText(`${reference}, By Reference, By Last Practiced Date/Time`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start' })).not.toHaveClass('btn-primary');
  runAction('Go on where you left off');
  expect(await screen.findByRole('heading', { level: 2, name: reference })).toBeVisible();
  cleanup();
  await missed('/practiceSetup', { 7: [wept] });
  await screen.findByRole('link', { name: 'Drill weak words' });
  runAction('Drill weak words');
  await waitFor(() => expect(currentPath()).toBe('/weakWords'));
});
