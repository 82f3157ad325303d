import { expect, it, vi } from 'vitest';
import { makeStore } from './makeStore';

it('says what cannot be stored where it is told to look', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const action = { type: 'test/stored', payload: new Map() };
  makeStore().dispatch(action);
  expect(said).not.toHaveBeenCalled();
  makeStore({ checked: true }).dispatch(action);
  expect(said.mock.calls[0]?.[0]).toMatch(/non-serializable/);
});
