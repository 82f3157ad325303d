import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { noticeShown } from '@/data/notices/notices';
import { currentPath, renderApp } from '@test/kit/renderApp';

// The app loads the code of the notices beside the screen. It is loaded here, so that no test waits for it on a busy
// machine.
beforeAll(async () => {
  await import('@/ui/layout/Toasts');
});

const heading = () => screen.getByRole('heading', { level: 1 });

it('the skip link leads to the heading, without a step more for Back', async () => {
  const { user } = renderApp('/links');
  await screen.findByRole('button', { name: 'Add Link' });
  act(() => screen.getByRole('link', { name: 'Skip to the content' }).focus());
  await user.keyboard('{Enter}');
  expect(heading()).toHaveFocus();
  expect(currentPath()).toBe('/links');
  expect(window.location.hash).toBe('');
});

it('a notice that is closed by a key leaves the focus at the heading', async () => {
  const { user, store } = renderApp('/links');
  await screen.findByRole('button', { name: 'Add Link' });
  act(() => void store.dispatch(noticeShown({ variant: 'success', text: 'Done' })));
  const close = await screen.findByRole('button', { name: 'Close notice' });
  act(() => close.focus());
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Done')).toBeNull();
  expect(heading()).toHaveFocus();
});

it('the way back from a verse found to the list leaves the focus at the heading', async () => {
  const { user } = renderApp('/search?phrase=comforteth&group=both&book=All&translation=kjv');
  const [hit] = await screen.findAllByRole('link', { name: /\d+:\d+/ });
  act(() => hit?.focus());
  await user.keyboard('{Enter}');
  const back = await screen.findByRole('button', { name: 'Back to what was found' });
  act(() => back.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(back).not.toBeInTheDocument());
  await waitFor(() => expect(heading()).toHaveFocus());
});

it('an action on the selected verses leaves the focus with them', async () => {
  const { user } = renderApp('/search?phrase=comforteth&group=both&book=All&translation=kjv');
  const [select] = await screen.findAllByRole('checkbox', { name: /^Select / });
  act(() => select?.focus());
  await user.keyboard(' ');
  const bar = screen.getByRole('region', { name: 'Selected verses' });
  act(() => within(bar).getByRole('button', { name: 'Memorise' }).focus());
  await user.keyboard('{Enter}');
  await within(bar).findByRole('button', { name: /^Memorised/ });
  await waitFor(() => expect(bar).toHaveFocus());
});

it('New search leads from a verse found, which stands alone, into the field', async () => {
  const { user } = renderApp('/search?phrase=comforteth&group=both&book=All&translation=kjv');
  const [hit] = await screen.findAllByRole('link', { name: /\d+:\d+/ });
  await user.click(hit ?? expect.fail());
  await screen.findByRole('button', { name: 'Back to what was found' });
  await user.click(screen.getByRole('link', { name: 'New search' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});
