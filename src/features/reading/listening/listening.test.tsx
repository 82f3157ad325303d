import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseFromMenu } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { deviceVoice } from '@test/kit/voice';

afterEach(() => {
  // Leaving the page stops the voice.
  cleanup();
  vi.unstubAllGlobals();
});

const heard = () => [...document.querySelectorAll('.verse[aria-current]')].map(({ id }) => id);
const bar = () => screen.findByRole('complementary', { name: 'Listening' });

/** Opens the dialog of a chapter. */
async function listen({ user }: ReturnType<typeof renderApp>) {
  await chooseFromMenu(user, 'Listen...');
  return within(await screen.findByRole('dialog'));
}

it('reads verse by verse, marks the verse, and goes on to the next chapter', async () => {
  const voice = deviceVoice();
  const view = renderApp('/readBibleChapter/kjv/psalms/117');
  await screen.findByText(/O praise the LORD, all ye nations/);
  const dialog = await listen(view);
  await view.user.click(dialog.getByRole('button', { name: 'Play' }));
  await voice.until('Psalms 117');
  expect(await bar()).toHaveTextContent('Psalms 117:1');
  await waitFor(() => expect(heard()).toEqual(['v1']));
  await voice.until('For his merciful kindness');
  await waitFor(() => expect(heard()).toEqual(['v2']));
  expect(await bar()).toHaveTextContent('Psalms 117:2');
  await voice.until('Psalms 118');
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/kjv/psalms/118'));
  await screen.findAllByText(/O give thanks unto the LORD/);
  await waitFor(() => expect(heard()).toEqual(['v1']));
  // Reading something else is not disturbed.
  await view.user.click(screen.getByRole('button', { name: 'Next chapter' }));
  await screen.findByText(/Blessed are the undefiled/);
  await voice.until('Let Israel now say');
  expect(currentPath()).toBe('/readBibleChapter/kjv/psalms/119');
  expect(heard()).toEqual([]);
  await view.user.click(screen.getByRole('button', { name: 'Stop listening' }));
  expect(screen.queryByRole('complementary', { name: 'Listening' })).toBeNull();
});

it('goes on to the next chapter with the second translation still beside', async () => {
  const voice = deviceVoice();
  const view = renderApp('/readBibleChapter/kjv/psalms/117?with=asv');
  await screen.findByText(/O praise the LORD, all ye nations/);
  const dialog = await listen(view);
  await view.user.click(dialog.getByRole('button', { name: 'Play' }));
  await voice.until('Psalms 118');
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/kjv/psalms/118?with=asv'));
});

it('begins at the marked verse, stops after the chosen one, and the mark is gone', async () => {
  const voice = deviceVoice();
  const view = renderApp('/readBibleChapter/kjv/john/3/16');
  await screen.findByText(/For God so loved the world/);
  const dialog = await listen(view);
  expect(dialog.getByRole('combobox', { name: 'From' })).toHaveValue('16');
  await view.user.selectOptions(dialog.getByRole('combobox', { name: 'Until' }), 'Verse 17');
  await view.user.click(dialog.getByRole('button', { name: 'Play' }));
  await voice.until('For God sent not his Son');
  expect(voice.spoken[0]).toMatch(/^For God so loved/);
  await waitFor(() => expect(heard()).toEqual(['v17']));
  await view.user.click(screen.getByRole('button', { name: 'Skip to the next text' }));
  await waitFor(() => expect(heard()).toEqual([]));
  expect(screen.queryByRole('complementary', { name: 'Listening' })).toBeNull();
});

it('skips to the next verse, and from the last to the next chapter', async () => {
  const voice = deviceVoice();
  const view = renderApp('/readBibleChapter/kjv/psalms/117');
  await screen.findByText(/O praise the LORD, all ye nations/);
  const dialog = await listen(view);
  await view.user.click(dialog.getByRole('button', { name: 'Play' }));
  await bar();
  await view.user.click(screen.getByRole('button', { name: 'Skip to the next text' }));
  await waitFor(() => expect(voice.spoken.at(-1)).toMatch(/^For his merciful kindness/));
  await view.user.click(screen.getByRole('button', { name: 'Skip to the next text' }));
  await waitFor(() => expect(voice.spoken.at(-1)).toBe('Psalms 118'));
});

it('ends in words where the next chapter does not come', async () => {
  const voice = deviceVoice();
  const view = renderApp('/readBibleChapter/kjv/psalms/117/2');
  await screen.findByText(/O praise the LORD, all ye nations/);
  const dialog = await listen(view);
  view.api.faults.set('get_passage_text', '500');
  // The next chapter may have been loaded already, but not the one after it.
  await view.user.click(dialog.getByRole('button', { name: 'Play' }));
  await voice.until('For his merciful kindness');
  for (let verses = 0; verses < 40 && screen.queryByText(/^No text came/) === null; verses += 1)
    await view.user.click(screen.queryByRole('button', { name: 'Skip to the next text' }) ?? document.body);
  expect(await screen.findByText(/^No text came for Psalms 11[89]$/)).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Listening' })).toBeNull();
});

it.each([
  ['on a device without a voice', '/readBibleChapter/kjv/john/3', 'demo', []],
  ['at a public link, which has no bar to stop the voice', '/read/kjv/john/3', null, undefined],
])('is not offered %s', async (_, path, user, voices) => {
  deviceVoice(voices);
  const view = renderApp(path, { user });
  await screen.findByText(/For God so loved the world/);
  await view.user.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Share Public Link' });
  expect(screen.queryByRole('menuitem', { name: 'Listen...' })).toBeNull();
});
