import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';

function Page({ onPress }: { onPress: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={onPress}>
        Below
      </button>
      {open && (
        <Dialog
          title="Record"
          onClose={() => setOpen(false)}
          footer={
            <button type="button" onClick={() => setOpen(false)}>
              Save
            </button>
          }
        >
          Words
        </Dialog>
      )}
    </>
  );
}

/** `count` as the browser counts taps at one place. */
const tap = (name: string, count: number) =>
  fireEvent.click(screen.getByRole('button', { name, hidden: true }), { detail: count });

it.each([
  ['the second tap of a double tap', 2, 0],
  ['another tap', 1, 1],
  ['a key', 0, 1],
])('where a dialog closes at a tap: %s', (_, count, presses) => {
  const onPress = vi.fn();
  render(
    <MemoryRouter>
      <Page onPress={onPress} />
    </MemoryRouter>,
  );
  tap('Save', 1);
  expect(screen.queryByRole('dialog')).toBeNull();
  tap('Below', count);
  expect(onPress).toHaveBeenCalledTimes(presses);
  // A double tap that comes later is meant for what is there.
  tap('Below', 2);
  expect(onPress).toHaveBeenCalledTimes(presses + 1);
});
