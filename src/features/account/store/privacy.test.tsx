import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answers } from '@test/kit/engine';
import { appendRecallRow } from '@/features/memory/api/recallStorage';
import { sendUndoable } from '@test/kit/testStore';
import { onDevice } from '@test/kit/onDevice';
import { logIn, nameUser } from '@test/kit/login';
import { openRecord } from '@test/kit/prayers';
import { renderApp } from '@test/kit/renderApp';

const signIn = async (app: ReturnType<typeof renderApp>, name: string) => {
  await nameUser(app.user, name);
  await app.user.click(screen.getByLabelText('Remember Me'));
  expect(screen.getByText(/Nothing of yours stays on this device/)).toBeVisible();
  await logIn(app.user);
};

const recordWithNote = async (app: ReturnType<typeof renderApp>, note: string) => {
  await openRecord(app, 'Exams');
  await app.user.type(await screen.findByRole('textbox', { name: 'Note (optional)' }), note);
};

it('with Remember Me off leaves nothing on the device, and loses nothing typed', async () => {
  // An earlier visit, with Remember Me on.
  localStorage.setItem('nuggets.draft/demo/quote', '"An old draft"');
  localStorage.setItem('nuggets.recentTopics.filter/demo', '[3]');
  localStorage.setItem('nuggets.searches.demo', '["grace"]');
  localStorage.setItem('nuggets.draft/reader/quote', '"Not theirs"');
  await answers.write('get_tag_list', { user: 'demo' }, '[{"id":1,"name":"An old topic"}]', 1);
  await appendRecallRow({ id: 'a', user: 'demo', entry: 'An old run' });

  const app = renderApp('/prayers', { user: null });
  await signIn(app, 'demo');
  await recordWithNote(app, 'A waiting note');
  app.api.faults.set('*', 'drop');
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Recorded')).toBeInTheDocument();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await sendUndoable();
  // A write that cannot be sent at once goes back into its form, with a message.
  expect(await screen.findByText('Error recording prayer session')).toBeVisible();
  await app.user.click(
    within(await screen.findByRole('article', { name: 'Exams' })).getByRole('button', {
      name: 'Record Exams',
    }),
  );
  expect(await screen.findByRole('textbox', { name: 'Note (optional)' })).toHaveValue('A waiting note');
  await app.user.keyboard('{Escape}');

  await waitFor(async () => expect(await onDevice()).not.toMatch(/An old/));
  const kept = await onDevice();
  for (const word of ['demo"', 'demo/', '/demo', 'Exams', 'A waiting note', 'grace'])
    expect(kept).not.toContain(word);
  expect(kept).toContain('Not theirs');
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain('A waiting note');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(false);

  // The next user finds nothing in the tab either.
  app.api.faults.clear();
  online.mockRestore();
  await app.user.click(screen.getByRole('button', { name: 'Menu' }));
  await app.user.click(await screen.findByRole('link', { name: 'Login' }));
  await signIn(app, 'reader');
  expect(await screen.findByText('User: reader')).toBeVisible();
  await waitFor(() => expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('A waiting'));
  expect(await onDevice()).not.toContain('demo/');
});
