import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import './LazyRecall';
import '../recall/RecallPanel';
import '@/ui/dialogs/MenuPanel';
import { actionLabels, runAction } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

/** Psalms 1:1, 2:1 and so on, all in box 1 and never viewed. */
const psalms = (count: number, path = '/practice/by_ref/by_last_practiced_time') =>
  renderApp(path, {
    prepare: (db) => {
      const data = db.user('demo');
      const [row = expect.fail()] = data.memoryPassages.splice(0, Infinity);
      data.overrides.splice(0, Infinity);
      for (let chapter = 1; chapter <= count; chapter += 1)
        data.memoryPassages.push({
          ...row,
          passageId: chapter,
          bookName: 'psalms',
          chapter,
          startVerse: 1,
          endVerse: 1,
          box: 1,
          lastViewedNum: new Date(2024, 0, chapter).getTime(),
          translation: 'kjv',
        });
    },
  });
const at = (words: string) => screen.findByText(words);
const reference = () => screen.getByRole('heading', { level: 2 }).textContent;
const text = () => document.querySelector('.scripture .verse');
const tool = (name: string) =>
  within(screen.getByRole('group', { name: 'Practice' })).getByRole('button', { name });

it('by reference hides the text, which button, cover and command box reveal', async () => {
  const { user } = psalms(3);
  await at('1 of 3');
  expect(reference()).toBe('Psalms 1:1');
  expect(text()).toBeNull();
  expect(tool('Show text')).toHaveTextContent('Show');
  expect(actionLabels()).toEqual(
    expect.arrayContaining([
      'Next passage',
      'Previous passage',
      'Recall',
      'Show text',
      'Copy',
      'Go to Passage',
    ]),
  );
  expect(actionLabels()).not.toContain('Listen...');
  await user.click(tool('Show text'));
  expect(await screen.findByRole('button', { name: 'Hide text' })).toHaveTextContent('Hide');
  await waitFor(() => expect(text()).not.toBeNull());
  runAction('Hide text');
  expect(text()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reveal' }));
  await waitFor(() => expect(text()).not.toBeNull());
  // The side that the mode shows cannot be hidden by its button.
  await user.click(screen.getByRole('button', { name: 'Show reference' }));
  expect(reference()).toBe('Psalms 1:1');
  runAction('Copy');
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^Psalms 1:1\nBlessed/));
});

it('by passage text hides the reference and the telltale numbers', async () => {
  const { user } = psalms(2, '/practice/by_psgtxt/by_last_practiced_time');
  await at('1 of 2');
  await waitFor(() => expect(text()).not.toBeNull());
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(actionLabels()).toContain('Show reference');
  expect(actionLabels()).not.toContain('Show text');
  const hidden = text()?.closest('.scripture')?.parentElement?.className;
  expect(tool('Show reference')).toHaveTextContent('Show');
  await user.click(screen.getByRole('button', { name: 'Reveal' }));
  expect(reference()).toBe('Psalms 1:1');
  expect(text()?.closest('.scripture')?.parentElement?.className).not.toBe(hidden);
  expect(text()).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Hide reference' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show text' }));
  expect(text()).not.toBeNull();
});

it.each(['by_ref', 'by_psgtxt'])('announces in %s both the next passage and its answer', async (mode) => {
  const { user } = psalms(2, `/practice/${mode}/by_last_practiced_time`);
  await at('1 of 2');
  // The live region exists before its text.
  const regions = [...document.querySelectorAll<HTMLElement>('main [aria-live="polite"]')];
  const announced = () =>
    regions
      .filter(({ isConnected }) => isConnected)
      .map((region) => region.textContent)
      .join();
  await waitFor(() => expect(announced()).toMatch(mode === 'by_ref' ? /Psalms 1:1/ : /Blessed/));
  await user.keyboard(' ');
  await waitFor(() => expect(announced()).toMatch(mode === 'by_ref' ? /Blessed/ : /Psalms 1:1/));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(announced()).toMatch(mode === 'by_ref' ? /Psalms 2:1/ : /Why do the/));
  expect(announced()).not.toMatch(/Psalms 1:1|Blessed/);
});

it('notes discreetly when the round begins again, and when all were seen', async () => {
  const { user, api } = psalms(3);
  const viewed = () =>
    new Set(
      api.requests.flatMap(({ endpoint, query }) =>
        endpoint === 'update_last_viewed' ? [query?.passageId] : [],
      ),
    );
  await at('1 of 3');
  await waitFor(() => expect(viewed().size).toBe(1));
  await user.keyboard('{ArrowLeft}');
  await at('3 of 3');
  await waitFor(() => expect(viewed().size).toBe(2));
  expect(screen.queryByText('Back at the beginning')).toBeNull();
  await user.keyboard('{ArrowRight}');
  await at('1 of 3');
  expect(screen.getByText('Back at the beginning')).toBeVisible();
  runAction('Next passage');
  await at('2 of 3');
  expect(screen.queryByText('Back at the beginning')).toBeNull();
  await waitFor(() => expect(viewed().size).toBe(3));
  runAction('Previous passage');
  await at('1 of 3');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(await screen.findByText('All 3 seen')).toBeVisible();
  expect(screen.getByText('1 of 3')).toBeVisible();
});

it('says that all were seen only if so, after any number of steps', async () => {
  const { user } = psalms(4);
  await at('1 of 4');
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}{ArrowLeft}{ArrowLeft}');
  await at('4 of 4');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Back at the beginning')).toBeVisible();
  expect(screen.queryByText('All 4 seen')).toBeNull();
});

it('prefetches the texts of the next two and the previous one', async () => {
  const { api, user } = psalms(6);
  await at('1 of 6');
  const asked = () =>
    api.requests
      .filter(({ endpoint }) => endpoint === 'get_passage_text')
      .map(({ query }) => Number(query?.chapter))
      .sort();
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining([1, 2, 3, 6])));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(asked()).toContain(4));
});

it('continues the exercises from passage to passage, until the card is opened', async () => {
  const { user } = psalms(3);
  await at('1 of 3');
  runAction('Recall');
  expect(await screen.findByRole('region', { name: 'Recall' })).toBeVisible();
  expect(actionLabels()).toContain('Back to the card');
  expect(actionLabels()).not.toContain('Show text');
  expect(actionLabels()).not.toContain('Recall');
  expect(reference()).toBe('Psalms 1:1');
  await user.click(await screen.findByRole('button', { name: 'I have read it' }));
  const next = within(await screen.findByRole('group', { name: 'What next' }));
  await user.click(next.getByRole('button', { name: 'Next passage' }));
  await at('2 of 3');
  expect(screen.getByRole('region', { name: 'Recall' })).toBeVisible();
  expect(reference()).toBe('Psalms 2:1');
  await user.click(tool('Back to the card'));
  expect(screen.queryByRole('region', { name: 'Recall' })).toBeNull();
  await user.keyboard('r');
  expect(screen.getByRole('region', { name: 'Recall' })).toBeVisible();
  // In a text field Space types a space.
  await user.keyboard(' ');
  expect(text()).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Recall' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Recall' })).toBeNull();
  await user.keyboard('r');
  await user.keyboard('{ArrowRight}');
  await at('3 of 3');
  expect(screen.getByRole('region', { name: 'Recall' })).toBeVisible();
});

it('links from its menu to everything about the passage', async () => {
  const { user } = psalms(2);
  await at('1 of 2');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Explanation',
    'Go to Passage',
    'Drill Weak Words',
    'Open in Bible Hub...',
    'Interlinear View...',
    'Compare Translations',
    'Edit Mem Passage...',
    'View In Context',
  ]);
  const groups = items.filter((item) => (item.parentElement?.className ?? '') !== '');
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Open in Bible Hub...',
    'Edit Mem Passage...',
  ]);
  await user.keyboard('{Escape}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'asv');
  runAction('View In Context');
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/asv/psalms/1/1'));
});

it.each(['', ' ', '[—]'])('a text without a word, %j, cannot be marked or recalled', async (blank) => {
  const verseParts = [{ verseNumber: 1, verseText: blank, wordsOfChrist: false }];
  const { user, api } = psalms(1);
  server.use(http.get('*/get_passage_text.php', () => HttpResponse.json({ verses: [{ verseParts }] })));
  await at('1 of 1');
  await user.keyboard(' ');
  expect(await screen.findByText('The KJV has no such text.')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'How was it?' })).toBeNull();
  await user.keyboard('r');
  expect(await screen.findByText('The KJV has no such text.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recall' })).toBeNull();
  expect(api.requests.filter(({ endpoint }) => endpoint === 'update_last_viewed')).toEqual([]);
});
