import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadPassages } from '@/store/passages/passages';
import { changeBox } from '@/store/passages/passageWrites';
import { undoOffer } from '@/store/notices/outcomeNotices';
import { renderApp } from '@test/kit/renderApp';

const notices = () => within(screen.getByRole('status', { name: 'Notices' }));

async function ready(path: string, options: Parameters<typeof renderApp>[1] = {}) {
  delete undoOffer.of;
  const app = renderApp(path, options);
  await waitFor(() => expect(undoOffer.of).toBeDefined(), { timeout: 20_000 });
  return app;
}

it.each(['button', 'key'])('moves a box back by the notice’s %s', async (by) => {
  const { user, store, api } = await ready('/memoryStats');
  await store.dispatch(loadPassages());
  const row = api.db.user('demo').memoryPassages.find(({ box }) => box === 2);
  const { passageId } = row ?? { passageId: 0 };
  const box = () => api.db.user('demo').memoryPassages.find((each) => each.passageId === passageId)?.box;
  await store.dispatch(changeBox({ passageId, box: 3 }));
  expect(await notices().findByText('Frequency updated to Box 3')).toBeVisible();
  await waitFor(() => expect(box()).toBe(3));
  if (by === 'button') await user.click(notices().getByRole('button', { name: 'Undo' }));
  else await user.keyboard('{Control>}z{/Control}');
  expect(await notices().findByText('Frequency updated to Box 2')).toBeVisible();
  await waitFor(() => expect(box()).toBe(2));
});

it('puts back a draft that was thrown away', async () => {
  const { user } = await ready('/links');
  await user.click(await screen.findByRole('button', { name: 'Add Link' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Label' }), 'My church');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await notices().findByRole('button', { name: 'Undo' }));
  expect(await notices().findByText('Put back')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add Link' }));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Label' })).toHaveValue(
    'My church',
  );
});
