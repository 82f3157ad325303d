import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectNotices } from '@/data/notices/notices';
import { testStore } from '@test/kit/testStore';
import { ShareDialog } from './ShareDialog';

/** The text and colours drawn on each canvas, in order. */
const drawn: { text: string[]; inks: Set<string> } = { text: [], inks: new Set() };
let picture: Blob | null = null;

beforeEach(() => {
  drawn.text = [];
  drawn.inks = new Set();
  picture = new Blob(['picture'], { type: 'image/png' });
  const context = {
    font: '',
    fillStyle: '',
    textBaseline: 'alphabetic',
    measureText: (line: string) => ({ width: line.length * 10 }),
    fillText: (line: string) => void drawn.text.push(line),
    fillRect: () => void drawn.inks.add(context.fillStyle),
  };
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () => context,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((use) => use(picture));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
  delete document.documentElement.dataset.bsTheme;
});

const passage = { translation: 'kjv', bookName: 'john', chapter: 11, startVerse: 35, endVerse: 36 } as const;
const verse = (verseNumber: number, text: string) => ({
  verseNumber,
  parts: [{ text, wordsOfChrist: false }],
});

function open() {
  const store = testStore();
  render(
    <Provider store={store}>
      <ShareDialog
        passage={passage}
        verses={[verse(35, 'Jesus wept.'), verse(36, 'Then said the Jews.')]}
        onClose={() => undefined}
      />
    </Provider>,
  );
  const notices = () => selectNotices(store.getState()).map(({ text }) => text);
  return { user: userEvent.setup(), notices };
}
const preview = () => screen.getByRole('region', { name: 'Preview' }).textContent;
const choose = (name: string) => screen.getByRole('checkbox', { name });

it('writes each option at once, and back as at first', async () => {
  const { user } = open();
  const first = 'John 11:35-36\nJesus wept. Then said the Jews.';
  expect(preview()).toBe(first);
  expect(screen.queryByRole('button', { name: 'As at first' })).toBeNull();
  for (const [option, written] of [
    ['Verse numbers', 'John 11:35-36\n35 Jesus wept. 36 Then said the Jews.'],
    ['Each verse on a line', 'John 11:35-36\nJesus wept.\nThen said the Jews.'],
    ['Quotation marks', 'John 11:35-36\n“Jesus wept. Then said the Jews.”'],
    ['Reference after the text', 'Jesus wept. Then said the Jews.\nJohn 11:35-36'],
    ['Short reference', 'Jn 11:35-36\nJesus wept. Then said the Jews.'],
    ['Name the translation', 'John 11:35-36 (KJV)\nJesus wept. Then said the Jews.'],
  ] as const) {
    await user.click(choose(option));
    expect(choose(option)).toBeChecked();
    expect(preview()).toBe(written);
    await user.click(choose(option));
    expect(preview()).toBe(first);
  }
  await user.click(choose('Reference after the text'));
  await user.click(choose('Short reference'));
  await user.click(screen.getByRole('button', { name: 'As at first' }));
  expect(preview()).toBe(first);
  expect(screen.queryByRole('button', { name: 'As at first' })).toBeNull();
});

it('offers the picture below the formats of the text', () => {
  open();
  const picture = screen.getByRole('button', { name: 'As a picture' });
  for (const above of [...screen.getAllByRole('checkbox'), screen.getByRole('region', { name: 'Preview' })])
    expect(above.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('draws the verses as a picture in the theme of the page, and in the other', async () => {
  document.documentElement.dataset.bsTheme = 'dark';
  const { user } = open();
  expect(document.querySelector('canvas')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'As a picture' }));
  expect(drawn.text).toEqual(['Jesus wept. Then said the Jews.', 'John 11:35-36 (KJV)']);
  expect(screen.queryByRole('button', { name: 'As a picture' })).toBeNull();
  // Only the actions for the picture are offered.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '',
    'As text',
    'Light picture',
    'Save picture',
  ]);
  await user.click(screen.getByRole('button', { name: 'Light picture' }));
  expect(drawn.text).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Dark picture' }));
  expect(drawn.text).toHaveLength(6);
});

it('saves the picture under its reference', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'As a picture' }));
  expect(screen.getByRole('button', { name: 'Dark picture' })).toBeVisible();
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(saved).toEqual(['John 11 35 36 KJV.png']);
});

it('shares the picture by the system where possible, and says where there is none', async () => {
  const share = vi.fn<(data: { files: readonly File[] }) => Promise<void>>().mockResolvedValue();
  Object.assign(navigator, { share, canShare: () => true });
  const { user, notices } = open();
  await user.click(screen.getByRole('button', { name: 'As a picture' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Share picture...' }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  const shared = share.mock.calls.flatMap(([{ files }]) => files);
  expect(shared.map(({ name, type }) => [name, type])).toEqual([['John 11 35 36 KJV.png', 'image/png']]);
  picture = null;
  await user.click(dialog.getByRole('button', { name: 'Share picture...' }));
  await waitFor(() => expect(notices()).toEqual(['The picture could not be made']));
  expect(share).toHaveBeenCalledTimes(1);
});
