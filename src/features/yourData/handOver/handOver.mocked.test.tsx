import { cleanup, screen, waitFor } from '@testing-library/react';
import jsQR from 'jsqr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BASE_PATH } from '@/routes/paths';
import { readRecallRows } from '@/features/memory/api/recallStorage';
import { logIn, nameUser } from '@test/kit/login';
import { recallEntry } from '@test/kit/recallEntry';
import { logRecalls } from '@test/kit/recallLog';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { asSafari } from '@test/kit/safari';
import { forgetImport } from '../store/importJob';

const saved: File[] = [];
vi.mock('@/platform/page/download', () => ({ download: (_: string, file: File) => void saved.push(file) }));
beforeEach(() => void (saved.length = 0));
afterEach(async () => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
  vi.unstubAllGlobals();
  await forgetImport('demo');
});

const NOON = new Date('2026-11-20T12:00').getTime();
const run = (id: string, more: object = {}) => recallEntry({ id, passageId: 1, at: NOON, ...more });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const idsHere = async () => ((await readRecallRows('demo')) ?? []).map(({ id }) => id).sort();

/** Another device of the same person, without any data of this one. */
async function otherDevice(runs: readonly ReturnType<typeof run>[] = []) {
  cleanup();
  localStorage.clear();
  const { openDB } = await import('idb');
  const db = await openDB('nuggets-recall');
  await db.clear('entries');
  db.close();
  await logRecalls(runs);
}

/** The link that a camera reads from a code on the screen. */
function scanned(code: HTMLElement): string {
  const size = Number(code.getAttribute('viewBox')?.split(' ').at(-1));
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of code
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h/g) ?? []) {
    for (let dy = 0; dy < scale; dy += 1)
      for (let dx = 0; dx < scale; dx += 1) {
        const pixel = ((Number(y) * scale + dy) * side + Number(x) * scale + dx) * 4;
        pixels.fill(0, pixel, pixel + 3);
      }
  }
  return jsQR(pixels, side, side)?.data ?? '';
}

const pathOf = (link: string) => link.slice(link.indexOf(BASE_PATH) + BASE_PATH.length);

it('hands the log over as a file, which the other device merges with its own', async () => {
  await logRecalls([run('a', { device: 'phone' }), run('b', { passageId: 2, device: 'phone' })]);
  localStorage.setItem('nuggets.device/demo', 'phone');
  const phone = renderApp('/yourData');
  expect(
    await screen.findByText('Never handed over: 2 runs of recall are on this device alone.'),
  ).toBeVisible();
  await phone.user.click(await button('Save the practice log'));
  expect(await screen.findByText('Handed over just now. Nothing has come since.')).toBeVisible();
  const [file] = saved;
  expect(file?.name).toMatch(/^nuggets-practice-demo-\d{4}-\d\d-\d\d\.txt$/);

  await otherDevice([run('b', { passageId: 2, device: 'phone' }), run('c', { device: 'tablet' })]);
  const tablet = renderApp('/yourData');
  await tablet.user.upload(await screen.findByLabelText('Choose a file…'), file ?? new File([], ''));
  expect(
    await screen.findByText('A library of this app: 1 new, 3 there already, 0 cannot be read.'),
  ).toBeVisible();
  await tablet.user.click(await button('Add 1 run of recall'));
  expect(await screen.findByText('1 row added.')).toBeVisible();
  expect(await idsHere()).toEqual(['a', 'b', 'c']);
});

it('shares the file if the system can, and counts the runs since', async () => {
  await logRecalls([run('a')]);
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { share, canShare: ({ files }: ShareData) => files?.[0]?.type === 'text/plain' });
  const phone = renderApp('/yourData');
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await phone.user.click(await button('Share the practice log'));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(screen.getByText('Never handed over: 1 run of recall is on this device alone.')).toBeVisible();
  share.mockRejectedValueOnce(new TypeError('no'));
  await phone.user.click(await button('Share the practice log'));
  expect(await screen.findByText('Sharing failed.')).toBeVisible();
  await phone.user.click(await button('Share the practice log'));
  expect(await screen.findByText('Handed over just now. Nothing has come since.')).toBeVisible();
  phone.unmount();
  await logRecalls([run('b', { at: Date.now() + 1 }), run('c', { at: Date.now() + 1, device: 'tablet' })]);
  renderApp('/yourData');
  expect(await screen.findByText(/^Handed over just now. 1 run of recall has come since.$/)).toBeVisible();
});

/** Shows the codes, and confirms the last of them. */
async function handOverByCodes({ user }: ReturnType<typeof renderApp>) {
  await user.click(await button('Show as codes'));
  await screen.findByRole('img', { name: 'Code 1 of 1' });
  await user.click(await button('The other device has it'));
}

it('counts a run after a hand-over by a clock that was ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 3 * 3_600_000 });
  await logRecalls([run('ahead', { at: Date.now() - 60_000 })]);
  const phone = renderApp('/yourData');
  await handOverByCodes(phone);
  expect(await screen.findByText('Handed over just now. Nothing has come since.')).toBeVisible();
  phone.unmount();
  // The clock is set right.
  vi.setSystemTime(NOON + 60_000);
  await logRecalls([run('later', { at: NOON })]);
  renderApp('/yourData');
  expect(await screen.findByText('Handed over just now. 1 run of recall has come since.')).toBeVisible();
});

it('counts a run that was made in another tab while the codes were shown', async () => {
  await logRecalls([run('a')]);
  const phone = renderApp('/yourData');
  await phone.user.click(await button('Show as codes'));
  await screen.findByRole('img', { name: 'Code 1 of 1' });
  await logRecalls([run('elsewhere', { at: Date.now() })]);
  await phone.user.click(await button('The other device has it'));
  await screen.findByText(/^Handed over just now\./);
  phone.unmount();
  renderApp('/yourData');
  expect(await screen.findByText('Handed over just now. 1 run of recall has come since.')).toBeVisible();
});

it('goes on from a hand-over that an earlier version stored', async () => {
  localStorage.setItem('nuggets.handOver/demo', JSON.stringify({ at: NOON + 1000, without: [] }));
  await logRecalls([run('a'), run('b', { at: NOON + 2000 })]);
  const phone = renderApp('/yourData');
  expect(await screen.findByText(/1 run of recall has come since\.$/)).toBeVisible();
  await handOverByCodes(phone);
  expect(await screen.findByText('Handed over just now. Nothing has come since.')).toBeVisible();
});

it('hands the log over by codes that are scanned in any order', async () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    run(crypto.randomUUID(), { passageId: 1 + (index % 5), at: NOON + index * 77_777 }),
  );
  await logRecalls(many);
  const phone = renderApp('/yourData');
  await phone.user.click(await button('Show as codes'));
  const links: string[] = [];
  for (;;) {
    links.push(scanned(await screen.findByRole('img', { name: `Code ${links.length + 1} of 4` })));
    const next = screen.queryByRole('button', { name: 'Next code' });
    if (!next) break;
    await phone.user.click(next);
  }
  expect(screen.queryByText(/^Handed over/)).toBeNull();
  await phone.user.click(await button('The other device has it'));
  expect(await screen.findByText('Handed over just now. Nothing has come since.')).toBeVisible();

  await otherDevice();
  const tablet = renderApp(pathOf(links[2] ?? ''));
  expect(await screen.findByText('1 code of 4 scanned. Scan code 1 next.')).toBeVisible();
  // The URL that the person may share does not contain it.
  expect(window.location.hash).toBe('');
  for (const link of [links[0], links[1], links[3]]) {
    cleanup();
    renderApp(pathOf(link ?? ''));
    await screen.findByText(/codes of 4 scanned|new, \d+ there already/);
  }
  await tablet.user.click(await button('Add 40 runs of recall'));
  expect(await screen.findByText('40 rows added.')).toBeVisible();
  expect(await idsHere()).toEqual(many.map(({ id }) => id).sort());
});

it('asks for the user first, and then reads the scanned code', async () => {
  await logRecalls([run('a')]);
  const phone = renderApp('/yourData');
  await phone.user.click(await button('Show as codes'));
  const link = scanned(await screen.findByRole('img', { name: 'Code 1 of 1' }));
  await otherDevice();
  const tablet = renderApp(pathOf(link), { user: null });
  await waitFor(() => expect(currentPath()).toBe('/login'));
  await nameUser(tablet.user, 'reader');
  await logIn(tablet.user);
  expect(await screen.findByText('This is the practice of demo; you are signed in as reader.')).toBeVisible();
});

it('offers the file if the log is too long for codes', async () => {
  await logRecalls(Array.from({ length: 300 }, () => run(crypto.randomUUID(), { at: Math.random() * NOON })));
  const phone = renderApp('/yourData');
  await phone.user.click(await button('Show as codes'));
  expect(await screen.findByText('That is too much for codes. Share the file instead.')).toBeVisible();
});

it('asks to scan a code again that cannot be read', async () => {
  renderApp('/handedOver#abc.9.2.xyz');
  expect(await screen.findByText('This code cannot be read. Scan it again.')).toBeVisible();
});

it('asks on Today once a month, if another device is in use too', async () => {
  const now = Date.now();
  const day = 86_400_000;
  localStorage.setItem('nuggets.device/demo', 'phone');
  await logRecalls([run('a', { at: now - 3 * day, device: 'phone' })]);
  const alone = renderApp('/today', {
    prepare: (db) => {
      for (const row of db.user('demo').memoryPassages) row.lastViewedNum = now - 9 * day;
    },
  });
  expect(await screen.findByText(/^With more time/)).toBeVisible();
  expect(screen.queryByText(/You practise on two devices/)).toBeNull();
  alone.unmount();
  await logRecalls([run('b', { at: now - 2 * day, device: 'tablet' })]);
  const phone = renderApp('/today');
  expect(await screen.findByText(/You practise on two devices/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hand it over' })).toHaveAttribute(
    'href',
    '/nuggets/yourData#hand-over',
  );
  await phone.user.click(await button('Not this month'));
  await waitFor(() => expect(screen.queryByText(/You practise on two devices/)).toBeNull());
  phone.unmount();
  renderApp('/today');
  expect(await screen.findByText(/^With more time/)).toBeVisible();
  expect(screen.queryByText(/You practise on two devices/)).toBeNull();
});

it('starts over when codes of two logs were mixed', async () => {
  localStorage.setItem(
    'nuggets.handOverParts/demo',
    JSON.stringify({ textId: 'abc', of: 2, pieces: { 1: 'from', 2: 'two' } }),
  );
  const phone = renderApp('/handedOver');
  expect(await screen.findByText('These codes do not fit together.')).toBeVisible();
  await phone.user.click(await button('Scan them again from the first'));
  expect(await screen.findByText(/^On the other device, open/)).toBeVisible();
});

it.each([
  ['Safari on an iPhone', 5, false, true],
  ['the app on its home screen', 5, true, false],
  ['Safari on a Mac', 0, false, false],
])('names the other storage to a person who scans codes: %s', async (_, fingers, isInstalled, isNamed) => {
  asSafari({ fingers, isInstalled });
  renderApp('/handedOver');
  expect(await screen.findByText(/Scan each code with the camera/)).toBeVisible();
  const text =
    'This browser shares nothing with the app on the home screen. If you use that, share the file and open it there.';
  expect(screen.queryByText(text) !== null).toBe(isNamed);
});
