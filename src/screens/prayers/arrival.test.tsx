import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flushOutbox } from '@/store/sync/outboxActions';
import { addPrayer } from '@/store/prayers/prayers';
import { currentPath, renderApp } from '@test/kit/renderApp';

/** A prayer that waits, and what it takes for it to reach the server. */
async function waiting() {
  const app = renderApp('/prayers');
  await screen.findByRole('article', { name: 'Exams' });
  app.api.faults.set('*', 'drop');
  const fields = { title: 'New here', details: '', personName: '', archived: false, daily: false };
  await act(() => app.store.dispatch(addPrayer(fields)));
  const stored = () => app.api.db.user('demo').prayers.find(({ title }) => title === 'New here');
  const arrives = async () => {
    app.api.faults.clear();
    await act(() => flushOutbox({ now: true }));
    await waitFor(() => expect(stored()).toBeDefined());
  };
  return { ...app, stored, arrives };
}

it('stays open when it reaches the server, and so does what is typed about it', async () => {
  const { user, api, stored, arrives } = await waiting();
  const card = await screen.findByRole('article', { name: 'New here' });
  await user.click(within(card).getByRole('button', { name: 'Record' }));
  await user.type(await screen.findByLabelText('Note (optional)'), 'Half a');
  await arrives();
  await user.type(screen.getByLabelText('Note (optional)'), ' note');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(api.db.user('demo').prayerSessions.at(-1)).toMatchObject({
      prayerId: stored()?.prayerId,
      note: 'Half a note',
    }),
  );
});

it('is shown under its address, which follows it to the server’s id', async () => {
  const { user, stored, arrives } = await waiting();
  await user.click(await screen.findByRole('link', { name: 'New here' }));
  expect(currentPath()).toMatch(/^\/prayers\/-\d+$/);
  await arrives();
  await waitFor(() => expect(currentPath()).toBe(`/prayers/${stored()?.prayerId}`));
  expect(await screen.findByRole('heading', { name: 'New here' })).toBeVisible();
});
