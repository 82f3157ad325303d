import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseFromMenu } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { deviceVoice } from '@test/kit/voice';
import { signedOut } from '@/data/session/session';

const button = (name: string) => screen.getByRole('button', { name });
const bar = () => screen.findByRole('complementary', { name: 'Listening' });

/** Practice of two passages with texts so short that the pauses are short too. */
function practice() {
  return renderApp('/practice/by_ref/by_freq', {
    prepare: (db) => {
      const data = db.user('demo');
      const [first, second] = data.memoryPassages.splice(0, Infinity);
      if (!first || !second) throw new Error('too few');
      data.memoryPassages.push(
        { ...first, passageId: 7, bookName: 'john', chapter: 11, startVerse: 35, endVerse: 35 },
        { ...second, passageId: 8, bookName: 'psalms', chapter: 23, startVerse: 1, endVerse: 1 },
      );
      data.overrides.splice(
        0,
        Infinity,
        { passageId: 7, letter: null, verseNumber: 1, text: 'Wept.' },
        { passageId: 8, letter: null, verseNumber: 1, text: 'Shepherd.' },
      );
    },
  });
}

async function listening(voice = deviceVoice()) {
  const app = practice();
  await screen.findByText('1 of 2');
  const openDialog = async () => {
    await chooseFromMenu(app.user, 'Listen...');
    return within(await screen.findByRole('dialog', { name: 'Listen' }));
  };
  return { ...app, voice, openDialog };
}

beforeEach(() => localStorage.setItem('nuggets.translation', 'kjv'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaSession');
});

it('is offered only if the device has a voice', async () => {
  deviceVoice([]);
  const { user } = practice();
  await screen.findByText('1 of 2');
  await user.click(button('More actions'));
  expect(await screen.findByRole('menuitem', { name: 'Go to Passage' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Listen...' })).toBeNull();
});

it('reads reference and text, one after another, on every screen, until stopped', async () => {
  const { user, voice, openDialog } = await listening();
  const reference = screen.getByText(/^(John 11:35|Psalms 23:1)/).textContent;
  await user.click((await openDialog()).getByRole('button', { name: 'Play' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(voice.spoken).toHaveLength(1));
  expect(await bar()).toHaveTextContent(reference);
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('memory stats{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/memoryStats'));
  voice.end();
  // The pause is as long as the text takes.
  await waitFor(() => expect(voice.spoken).toHaveLength(2));
  expect(['Wept.', 'Shepherd.']).toContain(voice.spoken[1]);
  await user.click(button('Skip to the next text'));
  await waitFor(() => expect(voice.spoken).toHaveLength(3));
  expect(new Set(voice.spoken.filter((_, index) => index !== 1))).toEqual(
    new Set(['John 11, 35', 'Psalms 23, 1']),
  );
  voice.cancel.mockClear();
  await user.click(button('Stop listening'));
  expect(voice.cancel).toHaveBeenCalled();
  expect(screen.queryByRole('complementary', { name: 'Listening' })).toBeNull();
});

it('reads on an iPhone, which wants a voice on the tap, before a text is loaded', async () => {
  const { user, voice, openDialog } = await listening();
  voice.lock();
  await user.click((await openDialog()).getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(voice.spoken).toHaveLength(1));
});

it('resumes after a pause with the interrupted words', async () => {
  const { user, voice, openDialog } = await listening();
  await user.click((await openDialog()).getByRole('button', { name: 'Play' }));
  await bar();
  await waitFor(() => expect(voice.spoken).toHaveLength(1));
  await user.click(button('Pause listening'));
  expect(voice.cancel).toHaveBeenCalled();
  await user.click(button('Go on listening'));
  await waitFor(() => expect(voice.spoken).toHaveLength(2));
  expect(voice.spoken[1]).toBe(voice.spoken[0]);
  const dialog = await openDialog();
  expect(dialog.getByRole('button', { name: 'Play from here' })).toBeEnabled();
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(screen.queryByRole('complementary', { name: 'Listening' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
});

it('remembers voice, pace, repeat and sleep timer, and applies them from then on', async () => {
  const { user, voice, openDialog, unmount } = await listening();
  const dialog = await openDialog();
  const chosen = (name: string) =>
    dialog.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.textContent;
  expect(['Voice', 'Pace', 'Sleep timer'].map(chosen)).toEqual(["The device's own", 'Usual', 'Off']);
  expect(dialog.getByRole('checkbox', { name: 'Repeat' })).not.toBeChecked();
  expect(dialog.queryByRole('button', { name: 'Stop' })).toBeNull();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Voice' }), 'Ann (en-GB)');
  expect(dialog.getByRole('combobox', { name: 'Pace' })).toHaveDisplayValue('Usual');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Pace' }), '1.2 times');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sleep timer' }), '15 minutes');
  await user.click(dialog.getByRole('checkbox', { name: 'Repeat' }));
  await user.click(dialog.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(voice.pace).toBe(1.2));
  unmount();
  const again = await (await listening()).openDialog();
  expect(again.getByRole('combobox', { name: 'Voice' })).toHaveValue('ann');
  expect(again.getByRole('combobox', { name: 'Pace' })).toHaveValue('1.2');
  expect(again.getByRole('combobox', { name: 'Sleep timer' })).toHaveValue('15');
  expect(again.getByRole('checkbox', { name: 'Repeat' })).toBeChecked();
});

it('shows the minutes that the sleep timer has left, but not while paused', async () => {
  const { user, openDialog } = await listening();
  const dialog = await openDialog();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sleep timer' }), '5 minutes');
  await user.click(dialog.getByRole('button', { name: 'Play' }));
  expect(await bar()).toHaveTextContent(/^(John 11:35|Psalms 23:1) 5 min left$/);
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  fireEvent(document, new Event('visibilitychange'));
  expect(await bar()).toHaveTextContent('4 min left');
  await user.click(button('Pause listening'));
  expect(await bar()).not.toHaveTextContent('left');
  await user.click(button('Go on listening'));
  expect(await bar()).toHaveTextContent('5 min left');
});

it('stops at sign-out', async () => {
  const { user, voice, openDialog, store } = await listening();
  await user.click((await openDialog()).getByRole('button', { name: 'Play' }));
  await bar();
  await waitFor(() => expect(voice.spoken).toHaveLength(1));
  voice.cancel.mockClear();
  act(() => void store.dispatch(signedOut()));
  await waitFor(() => expect(voice.cancel).toHaveBeenCalled());
  expect(screen.queryByRole('complementary', { name: 'Listening' })).toBeNull();
});

it('names the current passage to the device, and handles its media keys', async () => {
  const handlers = new Map<string, (() => void) | null>();
  const mediaSession: {
    metadata: { title: string } | null;
    playbackState: string;
    setActionHandler: (action: string, handler: (() => void) | null) => void;
  } = {
    metadata: null,
    playbackState: 'none',
    setActionHandler: (action: string, handler: (() => void) | null) => handlers.set(action, handler),
  };
  Object.defineProperty(navigator, 'mediaSession', { value: mediaSession, configurable: true });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string;
      constructor({ title }: { title: string }) {
        this.title = title;
      }
    },
  );
  const audio = { play: vi.fn(() => Promise.resolve()), pause: vi.fn(), src: '' };
  vi.stubGlobal('Audio', function () {
    return audio;
  });
  URL.createObjectURL = () => 'blob:silence';
  URL.revokeObjectURL = () => undefined;
  const { user, openDialog } = await listening();
  await user.click((await openDialog()).getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(mediaSession.metadata?.title).toMatch(/^(John 11:35|Psalms 23:1)/));
  expect(mediaSession.playbackState).toBe('playing');
  expect(audio.play).toHaveBeenCalled();
  act(() => handlers.get('pause')?.());
  expect(await screen.findByRole('button', { name: 'Go on listening' })).toBeVisible();
  expect(mediaSession.playbackState).toBe('paused');
  act(() => handlers.get('stop')?.());
  expect(mediaSession.playbackState).toBe('none');
  expect(mediaSession.metadata).toBeNull();
  expect(handlers.get('play')).toBeNull();
});
