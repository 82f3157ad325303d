import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noticeShown } from '@/data/notices/notices';
import { renderApp } from '@test/kit/renderApp';

const rect = (x: number, y: number, width: number, height: number): DOMRect => {
  const sides = { left: x, top: y, right: x + width, bottom: y + height };
  return { x, y, width, height, ...sides, toJSON: () => sides };
};

/** Lays out a window of 100 x 100 with the notices at its top right. */
function place(top: Element, button: DOMRect): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    return this === top ? rect(60, 0, 40, 20) : button;
  });
}

it.each([
  ['over the pressed button, they move to the other end', rect(80, 10, 10, 10), true],
  ['elsewhere, they do not move', rect(10, 60, 10, 10), false],
])('notices lie over no button that they are about: %s', async (_, button, aside) => {
  const { user, store } = renderApp('/links');
  const pressed = await screen.findByRole('button', { name: 'Add Link' }, { timeout: 60_000 });
  const region = screen.getByRole('status', { name: 'Notices' });
  place(region, button);
  await user.click(pressed);
  act(() => void store.dispatch(noticeShown({ variant: 'success', text: 'Done' })));
  expect(await screen.findByText('Done')).toBeInTheDocument();
  await waitFor(() => expect('aside' in region.dataset).toBe(aside));
});
