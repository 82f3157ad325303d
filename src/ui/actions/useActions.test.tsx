import { fireEvent, render, screen } from '@testing-library/react';
import { Check } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { ActionTool } from '../layout/ToolBar';
import type { ToolAction } from './action';
import { screenActions, useActions } from './useActions';

const run = vi.fn<() => void>();

function Page(action: Partial<ToolAction>) {
  const record: ToolAction = { label: 'Record', icon: Check, key: 'r', run, ...action };
  useActions([record]);
  return <ActionTool action={record} />;
}

it.each<[string, Partial<ToolAction>, { shown: boolean; held: number; listed: boolean }]>([
  ['a usual action', {}, { shown: true, held: 1, listed: true }],
  ['one that repeats', { repeats: true }, { shown: true, held: 2, listed: true }],
  ['one that is disabled', { disabled: true }, { shown: true, held: 0, listed: false }],
  ['one that is not there', { when: false }, { shown: false, held: 0, listed: false }],
])('has the same tool, key and command: %s', (_, action, { shown, held, listed }) => {
  run.mockReset();
  const { unmount } = render(<Page {...action} />);
  expect(screen.queryByTitle('Record (r)') !== null).toBe(shown);
  fireEvent.keyDown(document.body, { key: 'r' });
  fireEvent.keyDown(document.body, { key: 'r', repeat: true });
  expect(run).toHaveBeenCalledTimes(held);
  expect(screenActions().map(({ label }) => label)).toEqual(listed ? ['Record'] : []);
  unmount();
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(run).toHaveBeenCalledTimes(held);
});
