import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { noticeShown } from '@/data/notices/notices';
import { currentPath, renderApp } from '@test/kit/renderApp';

// The notices' code, which the app loads beside the screen, is loaded here, so that no test waits for it on a busy machine.
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
