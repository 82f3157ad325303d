import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '@test/kit/renderApp';

/** Chooses John 3:16 and 17, and opens Copy and Share. */
async function openPanel() {
  const { user, unmount } = renderApp('/readBibleChapter/kjv/john/3/16');
  await screen.findByText(/For God so loved the world/);
  for (const number of [16, 17]) await user.click(document.getElementById(`v${number}`) ?? document.body);
  const bar = within(await screen.findByRole('region', { name: 'Actions for John 3:16-17' }));
  await user.click(bar.getByRole('button', { name: 'Share' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Copy and Share' }));
  return { user, unmount, bar, panel, preview: () => panel.getByRole('region', { name: 'Preview' }) };
}

it('previews the chosen format, which every Copy uses from then on', async () => {
  const { user, panel, preview, bar, unmount } = await openPanel();
  expect(preview()).toHaveTextContent(/^John 3:16-17 For God so loved the world/);
  await user.click(panel.getByRole('checkbox', { name: 'Verse numbers' }));
  await user.click(panel.getByRole('checkbox', { name: 'Each verse on a line' }));
  await user.click(panel.getByRole('checkbox', { name: 'Short reference' }));
  await user.click(panel.getByRole('checkbox', { name: 'Name the translation' }));
  await user.click(panel.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Passage copied to clipboard!');
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^Jn 3:16-17 \(KJV\)\n16 For God so loved .*\n17 For God sent not/);
  expect(preview().textContent).toBe(copied);
  await user.keyboard('{Escape}');
  await user.click(bar.getByRole('button', { name: 'Copy' }));
  await vi.waitFor(async () => expect(await navigator.clipboard.readText()).toBe(copied));
  unmount();

  const again = await openPanel();
  expect(again.panel.getByRole('checkbox', { name: 'Verse numbers' })).toBeChecked();
  await again.user.click(again.panel.getByRole('button', { name: 'As at first' }));
  expect(again.preview()).toHaveTextContent(/^John 3:16-17 For God/);
});

it('shares by the system where possible, and shows no error when cancelled', async () => {
  const share = vi
    .fn<(data: { text: string; url: string }) => Promise<void>>()
    .mockRejectedValue(new DOMException('closed', 'AbortError'));
  vi.stubGlobal('navigator', Object.assign(navigator, { share, canShare: () => true }));
  const { user, panel, preview } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Share...' }));
  // The receiver does not see which translation is read, so the text names the translation, though Copy does not.
  expect(preview()).toHaveTextContent(/^John 3:16-17 For God so loved the world/);
  const shared = share.mock.calls.flat();
  expect(shared).toMatchObject([{ url: 'http://localhost:3000/nuggets/read/kjv/john/3/16?to=17' }]);
  expect(shared.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^John 3:16-17 \(KJV\)\nFor God so loved the world/),
  ]);
  expect(screen.queryByText('Sharing failed')).toBeNull();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

it('copies the public link of the range', async () => {
  const { user, panel } = await openPanel();
  expect(panel.queryByRole('button', { name: 'Share...' })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Public link copied to clipboard!');
  expect(await navigator.clipboard.readText()).toMatch(/\/nuggets\/read\/kjv\/john\/3\/16\?to=17$/);
});
