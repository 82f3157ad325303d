import { afterEach, expect, it, vi } from 'vitest';
import { testStore } from '@test/kit/testStore';
import { copyPassage, copyPublicLink, copyQuote } from '@/bible/copy/clipboard';
import {
  noticeChanged,
  noticeClosed,
  noticeShown,
  noticesSlice,
  selectNotices,
  undoExpired,
  type Notice,
  type NoticeContent,
} from './notices';
import { savePicture, shareBySystem } from '@/bible/picture/sharePicture';
import { copyShown } from '@/features/reading/share/share';

const shownAfter = (...texts: string[]) =>
  texts
    .reduce(
      (notices, text) => noticesSlice.reducer(notices, noticeShown({ variant: 'info', text })),
      noticesSlice.getInitialState(),
    )
    .map(({ text }) => text);

it('shows the newest two notices', () => {
  expect(shownAfter('first', 'second', 'third')).toEqual(['second', 'third']);
});

it('shows the same words twice as one notice, the newest', () => {
  expect(shownAfter('first', 'second', 'first')).toEqual(['second', 'first']);
});

it('closes one notice, and withdraws the undo of another, by their ids', () => {
  const store = testStore();
  const undo = { kind: 'discard', id: 7 } as const;
  for (const text of ['one', 'two']) store.dispatch(noticeShown({ variant: 'info', text, undo }));
  const shown = () => selectNotices(store.getState());
  const [one, two] = shown();
  store.dispatch(undoExpired(one?.id ?? ''));
  expect(shown().map((notice) => notice.undo)).toEqual([undefined, undo]);
  store.dispatch(noticeClosed(two?.id ?? ''));
  expect(shown().map(({ text }) => text)).toEqual(['one']);
});

afterEach(() => {
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'execCommand');
});

/** A device with a given clipboard and copy command. */
function device(clipboard: () => Promise<void>, command: () => boolean = () => false) {
  const written = vi.fn(clipboard);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
  const copied: string[] = [];
  const execCommand = () => {
    const area = document.querySelector('textarea');
    // Some browsers focus the selected element.
    area?.focus();
    if (area) copied.push(area.value.slice(area.selectionStart, area.selectionEnd));
    return command();
  };
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
  const store = testStore();
  const shownNotices = () =>
    selectNotices(store.getState()).map(({ variant, text }) => `${variant}: ${text}`);
  return { store, written, copied, shownNotices };
}

const refused = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
const broken = () => Promise.reject(new TypeError('no clipboard'));
const verses = [{ verseNumber: 16, parts: [{ text: 'For God so loved', wordsOfChrist: false }] }];

it('copies by the clipboard interface, or else by the copy command', async () => {
  const first = device(() => Promise.resolve());
  await first.store.dispatch(copyShown('Words'));
  expect([first.written.mock.calls, first.copied]).toEqual([[['Words']], []]);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  const second = device(refused, () => true);
  await second.store.dispatch(copyShown('Words'));
  expect(second.copied).toEqual(['Words']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
  expect([first.shownNotices(), second.shownNotices()]).toEqual(
    Array(2).fill(['success: Passage copied to clipboard!']),
  );
  button.remove();
});

it.each([
  ['a quote', broken, () => copyQuote('Words'), 'Failed to copy text'],
  ['the shown text', refused, () => copyShown('Words'), 'Error occurred copying passage: Not allowed'],
  [
    'a link',
    broken,
    () => copyPublicLink('Words'),
    'Error copying public link: Clipboard interface: no clipboard; Copy command: refused',
  ],
  [
    'a passage',
    broken,
    () => copyPassage('John 3:16', verses),
    'Failed to copy passage to clipboard. Debug info: \n1. Clipboard interface: no clipboard\n2. Copy command: refused',
  ],
])('says that %s could not be copied', async (_, clipboard, copy, words) => {
  const { store, shownNotices } = device(clipboard);
  await store.dispatch(copy());
  expect(shownNotices()).toEqual([`error: ${words}`]);
});

it('gives no reason where the browser gave none, and says how the copy command ended', async () => {
  const first = device(broken);
  await first.store.dispatch(copyShown('Words'));
  expect(first.shownNotices()).toEqual(['error: Failed to copy passage']);
  const second = device(broken, () => {
    throw new Error('forbidden');
  });
  await second.store.dispatch(copyPublicLink('Words'));
  expect(second.shownNotices()).toEqual([
    'error: Error copying public link: Clipboard interface: no clipboard; Copy command: forbidden',
  ]);
});

it('copies no passage without verses, and warns while they load', async () => {
  const { store, shownNotices, written } = device(() => Promise.resolve());
  await store.dispatch(copyPassage('John 3:16', []));
  expect(shownNotices()).toEqual([]);
  await store.dispatch(copyPassage('John 3:16', null));
  expect(shownNotices()).toEqual(['warning: Please wait for verses to load...']);
  expect(written).not.toHaveBeenCalled();
  await store.dispatch(copyPassage('John 3:16', verses));
  expect(written.mock.calls).toEqual([['John 3:16\nFor God so loved']]);
  expect(shownNotices().at(-1)).toBe('success: Passage copied to clipboard!');
  // In the way that somebody chose on this device.
  localStorage.setItem('nuggets.copyFormat', '{"numbers":true}');
  await store.dispatch(copyPassage('John 3:16', verses));
  expect(written.mock.calls[1]).toEqual(['John 3:16\n16 For God so loved']);
});

it.each([
  [new DOMException('closed', 'AbortError'), []],
  [new DOMException('not now', 'NotAllowedError'), ['error: Sharing failed']],
  [new TypeError('no'), ['error: Sharing failed']],
])('after %s says %j', async (error, words) => {
  const { store, shownNotices } = device(refused);
  Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.reject(error) });
  await store.dispatch(shareBySystem({ text: 'Words' }));
  expect(shownNotices()).toEqual(words);
});

it('saves a picture under its name, and says when there is none', () => {
  vi.useFakeTimers();
  const { store, shownNotices } = device(refused);
  const freed: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => 'blob:1',
      revokeObjectURL: (url: string) => freed.push(url),
    }),
  );
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} of ${this.href}`);
  });
  store.dispatch(savePicture(null));
  store.dispatch(savePicture(new File(['x'], 'john.png')));
  expect(shownNotices()).toEqual(['error: The picture could not be made', 'success: Picture saved']);
  expect(saved).toEqual(['john.png of blob:1']);
  // Some browsers read the URL only after the click.
  expect(freed).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(freed).toEqual(['blob:1']);
});

it('shows the notice that an outcome carries, with its offer to undo', () => {
  const { store, shownNotices } = device(refused);
  for (const meta of [undefined, null, 'notice', {}]) store.dispatch({ type: 'done', meta });
  expect(shownNotices()).toEqual([]);
  const notice = { variant: 'error', text: 'Not saved' };
  store.dispatch({ type: 'done', meta: { notice } });
  expect(selectNotices(store.getState())).toMatchObject([notice]);
  expect(selectNotices(store.getState())[0]).not.toHaveProperty('undo');
  const undo = { kind: 'discard', id: 7 } as const;
  store.dispatch({ type: 'done', meta: { notice: { ...notice, undo } } });
  expect(selectNotices(store.getState())).toMatchObject([{ ...notice, undo }]);
});

it('keeps each notice by which something can be undone, also with equal words', () => {
  const shown = (state: Notice[], content: NoticeContent) =>
    noticesSlice.reducer(state, noticeShown(content));
  const recorded = (id: number): NoticeContent => ({
    variant: 'success',
    text: 'Recorded',
    undo: { kind: 'discard', id },
    about: id,
  });
  const three = [-1, -2, -3].reduce<Notice[]>((state, id) => shown(state, recorded(id)), []);
  expect(three.map(({ about }) => about)).toEqual([-1, -2, -3]);
  const changed = noticesSlice.reducer(three, noticeChanged({ about: -2, variant: 'success', text: 'Done' }));
  expect(changed.map(({ text }) => text)).toEqual(['Recorded', 'Done', 'Recorded']);
  // It is the same notice, which can no longer be undone.
  expect(changed[1]).toEqual({ id: three[1]?.id, variant: 'success', text: 'Done' });
});
