import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { actionLabels, runAction } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

const verse = (number: number): HTMLElement => {
  const element = document.getElementById(`v${number}`);
  if (!element) throw new Error(`There is no verse ${number}`);
  return element;
};
const marked = () => [...document.querySelectorAll('.verse.marked')].map(({ id }) => id);
const actions = (reference: string) => screen.findByRole('region', { name: `Actions for ${reference}` });

it('chooses a verse by a tap, extends by another, and clears by a tap on the choice', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  await user.click(verse(16));
  await actions('John 3:16');
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/16');
  await user.click(verse(18));
  await actions('John 3:16-18');
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/16?to=18');
  expect(marked()).toEqual(['v16', 'v17', 'v18']);
  await user.click(verse(17));
  expect(screen.queryByRole('region', { name: /Actions/ })).toBeNull();
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3');
  expect(marked()).toEqual([]);
});

it('chooses by keyboard: up and down move, Enter chooses, Escape clears', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3/16');
  await screen.findByText(/For God so loved the world/);
  verse(16).focus();
  expect(verse(16)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(verse(17)).toHaveFocus();
  await actions('John 3:17');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: /Actions/ })).toBeNull();
  expect(verse(17)).toHaveFocus();
});

it('lets go of the verse by Back, however many were chosen; the next Back leaves', async () => {
  const { user } = renderApp('/links');
  await screen.findByRole('heading', { level: 1, name: 'Links' });
  await user.keyboard('g');
  await user.type(await screen.findByRole('combobox', { name: /Reference/ }), 'gen 3{Enter}');
  await waitFor(() => expect(document.getElementById('v19')).not.toBeNull());
  for (const number of [16, 17]) {
    await user.click(verse(number));
    await actions(`Genesis 3:${number}`);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: /Actions/ })).toBeNull();
  }
  await user.click(verse(18));
  await user.click(verse(19));
  await actions('Genesis 3:18-19');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('region', { name: /Actions/ })).toBeNull());
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/niv/genesis/3'));
  await waitFor(() => expect(marked()).toEqual([]));
  window.history.back();
  await waitFor(() => expect(currentPath()).toBe('/links'));
});

it('gives the focus back to the verse when Escape is pressed among its actions', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3/16');
  await screen.findByText(/For God so loved the world/);
  verse(16).focus();
  await user.keyboard('{Enter}');
  within(await actions('John 3:16'))
    .getByRole('button', { name: 'Copy' })
    .focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: /Actions/ })).toBeNull();
  expect(verse(16)).toHaveFocus();
});

it('marks the verses that the URL names, until others are chosen', async () => {
  const { user } = renderApp('/read/kjv/john/3/16?to=18', { user: null });
  await screen.findByText(/For God so loved the world/);
  expect(marked()).toEqual(['v16', 'v17', 'v18']);
  expect(screen.queryByRole('region', { name: /Actions/ })).toBeNull();
  await user.click(verse(20));
  await actions('John 3:20');
  expect(marked()).toEqual(['v20']);
});

it('clears the choice when another chapter is opened', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  await user.click(verse(16));
  await actions('John 3:16');
  await user.click(screen.getByRole('button', { name: 'Next chapter' }));
  await screen.findByText(/Now Jacob's well was there/);
  expect(screen.queryByRole('region', { name: /Actions/ })).toBeNull();
  expect(marked()).toEqual([]);
});

it('copies the chosen verses, and adds them to memory and nuggets', async () => {
  const { user, api } = renderApp('/readBibleChapter/kjv/john/3/16');
  await screen.findByText(/For God so loved the world/);
  await user.click(verse(16));
  await user.click(verse(17));
  const bar = within(await actions('John 3:16-17'));
  await user.click(bar.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Passage copied to clipboard!');
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^John 3:16-17\nFor God so loved the world/);
  expect(copied).not.toContain('condemned already');
  await user.dblClick(bar.getByRole('button', { name: 'Memorise' }));
  await screen.findByText('John 3:16-17 added to your memory passages');
  await user.click(bar.getByRole('button', { name: 'Nugget' }));
  await screen.findByText('John 3:16-17 added to your nuggets');
  const added = api.requests.filter(({ endpoint }) => endpoint.startsWith('add_'));
  expect(added.map(({ endpoint }) => endpoint)).toEqual(['add_memory_passage', 'add_nonmemory_passage']);
});

it('has the actions of the chosen verses in the command box while they are chosen', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  expect(actionLabels()).toContain('Copy chapter');
  expect(actionLabels()).not.toContain('Note');
  await user.click(verse(16));
  await actions('John 3:16');
  expect(actionLabels()).toEqual(
    expect.arrayContaining(['Memorise', 'Nugget', 'Note', 'Share', 'Compare', 'Bible Hub', 'Interlinear']),
  );
  // Only the mark of the chosen verses.
  expect(actionLabels().filter((label) => label.startsWith('Copy'))).toEqual(['Copy Verse Range...', 'Copy']);
  runAction('Copy');
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^John 3:16\nFor God so/));
  runAction('Close');
  expect(screen.queryByRole('region', { name: /Actions/ })).toBeNull();
  expect(actionLabels()).not.toContain('Note');
});

it('offers a guest only the allowed actions', async () => {
  const { user } = renderApp('/read/kjv/john/3', { user: null });
  await screen.findByText(/For God so loved the world/);
  await user.click(verse(16));
  const bar = within(await actions('John 3:16'));
  expect(bar.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(bar.getByRole('button', { name: 'Bible Hub' })).toBeVisible();
  expect(bar.queryByRole('button', { name: 'Memorise' })).toBeNull();
  expect(bar.queryByRole('button', { name: 'Nugget' })).toBeNull();
  expect(actionLabels()).not.toContain('Nugget');
});

it.each([
  [new DOMException('Write permission denied.'), 'Error occurred copying passage: Write permission denied.'],
  [new TypeError('undefined'), 'Failed to copy passage'],
])('says why verses could not be copied', async (refusal, words) => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3/16');
  await screen.findByText(/For God so loved the world/);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
  Object.assign(document, { execCommand: () => false });
  await user.click(verse(16));
  await user.click(within(await actions('John 3:16')).getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(words)).toBeVisible();
});

it('keeps the choice when the translation is switched', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  await user.click(verse(16));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'asv');
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/asv/john/3/16'));
  expect(await actions('John 3:16')).toBeVisible();
});

it('offers nothing to share where the translation has no such verse', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  await user.click(verse(16));
  expect(within(await actions('John 3:16')).getByRole('button', { name: 'Share' })).toBeVisible();
  server.use(http.get('*/get_passage_text.php', () => HttpResponse.json(null)));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'asv');
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: 'Actions for John 3:16' })).queryByRole('button', {
        name: 'Share',
      }),
    ).toBeNull(),
  );
});
