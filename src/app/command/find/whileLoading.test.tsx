import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadLinks } from '@/features/links/store';
import { renderApp } from '@test/kit/renderApp';
import { LONG, first, open, opened } from '@test/kit/command';

describe('while the index of a list is built', () => {
  const held: FrameRequestCallback[] = [];
  /** Holds back animation frames until `release`, so that nothing is indexed: the indexer waits for a frame first. */
  const holdFrames = () => {
    const spy = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => held.push(frame));
    return () => {
      spy.mockRestore();
      for (const frame of held.splice(0)) frame(performance.now());
    };
  };

  it('opens on Enter the row still shown from before', async () => {
    const { user, api, store } = await opened();
    const outside = vi.spyOn(window, 'open').mockReturnValue(null);
    await user.keyboard('hymnary');
    await waitFor(() => expect(first()).toContain('Hymnary, Links'));
    api.db.user('demo').links.push({ key: '9.1', label: 'Another', action: 'https://another.org' });
    const release = holdFrames();
    await act(async () => void (await store.dispatch(loadLinks())));
    await user.keyboard('{Enter}');
    expect(outside).toHaveBeenCalledWith(expect.stringContaining('hymnary'), '_blank', expect.anything());
    release();
  });

  it('looks on, and Enter waits for the row to be found', async () => {
    const app = renderApp('/viewChapter');
    const answer = app.api.hold('get_additional_links');
    const { user } = await open('/viewChapter', app);
    const outside = vi.spyOn(window, 'open').mockReturnValue(null);
    await user.keyboard('hymnary');
    expect(await screen.findByText('Still loading your links…')).toBeVisible();
    const release = holdFrames();
    answer.release();
    expect(await screen.findByText('Looking…')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(outside).not.toHaveBeenCalled();
    act(release);
    await waitFor(() =>
      expect(outside).toHaveBeenCalledWith(expect.stringContaining('hymnary'), '_blank', expect.anything()),
    );
  });
});

it('names the lists not searched after a failure, and those still loading', async () => {
  const app = renderApp('/links', { faults: { get_quote_list: '500' } });
  const prayers = app.api.hold('get_prayers');
  await open('/links', app);
  await app.user.keyboard('exams');
  expect(await screen.findByText('Still loading your prayers…', {}, LONG)).toBeVisible();
  expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  prayers.release();
  await waitFor(() => expect(first()).toContain('Exams, Prayers'), LONG);
  expect(screen.getByText('Not searched, because they could not be loaded: quotes.')).toBeVisible();
});
