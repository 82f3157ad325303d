import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sendUndoable } from '@test/kit/testStore';
import { currentPath, renderApp } from '@test/kit/renderApp';

const atClock = () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 7), toFake: ['Date'] });
  return { now: () => new Date() };
};

/* Everything that writes at one tap, without a dialog. */
it.each([['/prayers/8', 'Record', 'add_prayer_session']] as const)(
  'at %s a double tap on %s writes once',
  async (path, name, endpoint) => {
    const { user, api } = renderApp(path, atClock());
    await user.dblClick(await screen.findByRole('button', { name }));
    const writes = () => api.requests.filter((request) => request.endpoint === endpoint);
    await sendUndoable();
    await waitFor(() => expect(writes()).not.toHaveLength(0));
    expect(writes()).toHaveLength(1);
  },
);

it('steps as often as Next is tapped', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  await user.dblClick(screen.getByRole('button', { name: 'Next chapter' }));
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/kjv/john/5'));
});
