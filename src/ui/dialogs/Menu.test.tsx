import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
