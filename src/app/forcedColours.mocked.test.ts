import { expect, it, vi } from 'vitest';
import { followForcedColours } from './forcedColours';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./forcedColours.scss', () => {
  loaded();
  return {};
});

it('loads the styles for forced colours only where the system forces colours', async () => {
  const forced = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => forced);
  followForcedColours();
  expect(loaded).not.toHaveBeenCalled();
  forced.matches = true;
  forced.dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});
