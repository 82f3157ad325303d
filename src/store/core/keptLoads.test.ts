import { expect, it, vi } from 'vitest';
import { noteKeptLoad, repeatKeptLoads } from './keptLoads';

it('repeats what is shown from a kept copy until the server answers, and for nobody else', () => {
  const prayers = vi.fn();
  const links = vi.fn();
  noteKeptLoad('prayers/load', 'ann', prayers);
  noteKeptLoad('links/load', 'ann', links);
  repeatKeptLoads('ann');
  noteKeptLoad('links/load', 'ann', null);
  repeatKeptLoads('ann');
  expect(prayers).toHaveBeenCalledTimes(2);
  expect(links).toHaveBeenCalledTimes(1);
  repeatKeptLoads('Guest');
  repeatKeptLoads('ann');
  expect(prayers).toHaveBeenCalledTimes(2);
});
