import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Menu } from './Menu';

it('is walked by its keys: the ends, a letter, round and round, and Escape', async () => {
  const user = userEvent.setup();
  const run = vi.fn();
  render(<Menu items={['Copy', 'Share', 'Compare', 'Print'].map((label) => ({ label, run }))} />);
  const item = (name: string) => screen.getByRole('menuitem', { name });
  const trigger = screen.getByRole('button', { name: 'More actions' });
  trigger.focus();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  for (const [keys, name] of [
    ['{End}', 'Print'],
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'Print'],
    ['{Home}', 'Copy'],
    ['c', 'Compare'],
    ['C', 'Copy'],
  ] as const) {
    await user.keyboard(keys);
    expect(item(name)).toHaveFocus();
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(trigger).toHaveFocus();
  expect(run).not.toHaveBeenCalled();
});

function Removable() {
  const [there, setThere] = useState(true);
  return (
    <main id="main">
      <h1 tabIndex={-1}>Rows</h1>
      {there && <Menu items={[{ label: 'Remove', run: () => setThere(false) }]} />}
    </main>
  );
}

it('leaves the focus at the heading where its button goes with what was done', async () => {
  const user = userEvent.setup();
  render(<Removable />);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
