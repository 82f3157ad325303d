import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectVisit } from './practice';
import { renderApp } from '@test/kit/renderApp';
import { button, practise } from '@test/kit/practice';

describe('the views', () => {
  it('are recorded at each arrival, the second time round too, by the device’s clock', async () => {
    const started = Date.now();
    const { user, api } = renderApp('/practice/by_ref/by_freq');
    const views = () => api.requests.filter(({ endpoint }) => endpoint === 'update_last_viewed');
    await screen.findByText(/^1 of \d+$/);
    await waitFor(() => expect(views()).toHaveLength(1));
    for (const [at, key] of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'].entries()) {
      await user.keyboard(`{${key}}`);
      await waitFor(() => expect(views()).toHaveLength(2 + at));
    }
    expect(new Set(views().map(({ query }) => query?.passageId)).size).toBe(3);
    for (const { query } of views()) {
      expect(Number(query?.lastViewedNum)).toBeGreaterThanOrEqual(started);
      expect(query?.lastViewedStr).toMatch(/^\d\d-\d\d-\d\d (0\d|1[01]):\d\d:\d\d$/);
    }
  });

  it('are not recorded by a page left open over midnight until used', async () => {
    const { user, api, store } = await practise('/practice/by_ref/by_freq');
    const views = () => api.requests.filter(({ endpoint }) => endpoint === 'update_last_viewed');
    const day = () => selectVisit(store.getState())?.viewed?.day;
    await waitFor(() => expect(views()).toHaveLength(1));
    const before = day();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void window.dispatchEvent(new Event('focus')));
    // A press would record the waiting view.
    await user.keyboard('{Shift}');
    expect(day()).toBe(before);
    await user.click(button('Show text'));
    await waitFor(() => expect(views()).toHaveLength(2));
    vi.useRealTimers();
    expect(views()[1]?.query?.passageId).toBe(views()[0]?.query?.passageId);
  });

  it('are not recorded for a guest, who cannot change the box either', async () => {
    const { user, api } = await practise('/practice/by_ref/by_freq', { user: 'Guest' });
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.click(button('Show text'));
    await waitFor(() => expect(document.querySelector('.scripture .verse')).not.toBeNull());
    expect(api.requests.some(({ endpoint }) => endpoint === 'update_last_viewed')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Move up a box' })).toBeNull();
  });

  it('fail without a notice, and are recorded when the passage is shown again', async () => {
    const { user, api } = await practise('/practice/by_ref/by_freq');
    const calls = () => api.requests.filter(({ endpoint }) => endpoint === 'update_last_viewed').length;
    await waitFor(() => expect(calls()).toBe(1));
    api.faults.set('update_last_viewed', '500:once');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(calls()).toBe(2));
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    await waitFor(() => expect(calls()).toBe(4));
    expect(within(screen.getByRole('status', { name: 'Notices' })).queryByText(/./)).toBeNull();
  });
});
