import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { practiceOfOne, recallOfOne } from '@test/kit/practiceOfOne';
import { deviceRecogniser, TestRecogniser } from '@test/kit/recogniser';
import { deviceRecorder } from '@test/kit/recorder';

const TEXT = 'The burden which Habakkuk the prophet did see.';
const ONE = { passage: { box: 1, lastViewedNum: 0 }, text: TEXT };
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const button = (name: string) => screen.findByRole('button', { name });
const exercise = (name: string) =>
  within(screen.getByRole('group', { name: 'Exercises' })).queryByRole('button', { name });

async function sayIt() {
  const recogniser = deviceRecogniser();
  const app = await recallOfOne(ONE);
  await app.user.click(await button('Say it'));
  await screen.findByText('Tap Speak when you are ready.');
  return { ...app, recogniser };
}

/** Begins to listen after an earlier consent. */
async function listening() {
  localStorage.setItem('nuggets.speechAgreed', 'yes');
  const app = await sayIt();
  await app.user.click(await screen.findByRole('button', { name: 'Speak' }));
  await screen.findByText('Listening…');
  return app;
}

it('is not offered if the device can neither hear nor record', async () => {
  await recallOfOne(ONE);
  expect(exercise('Write')).toBeVisible();
  expect(exercise('Say it')).toBeNull();
});

it('asks before the first time, and listens only after consent', async () => {
  const { user } = await sayIt();
  const talk = () => screen.findByRole('button', { name: 'Speak' });
  await user.click(await talk());
  expect(screen.getByText(/your browser may send it to its maker/)).toBeVisible();
  await user.click(await button('No'));
  expect(TestRecogniser.made).toHaveLength(0);
  await user.click(await talk());
  await user.click(await button('Yes, listen'));
  expect(await screen.findByText('Listening…')).toBeVisible();
  await user.click(await button('Pause'));
  await user.click(await button('Speak'));
  // No second question.
  expect(await screen.findByText('Listening…')).toBeVisible();
});

it('shows the heard words at once, and corrects them by their sound', async () => {
  const { user, recogniser, entries } = await listening();
  recogniser().interim('the burden');
  expect(await screen.findByRole('group', { name: 'Heard so far' })).toHaveTextContent('the burden');
  recogniser().final('the burden which have a cook');
  recogniser().interim('the profit did see period');
  await user.click(await button('Check'));
  expect(await screen.findByRole('heading', { name: /Known by heart · 8 of 8 words/ })).toBeVisible();
  expect(entries()).toMatchObject([{ exercise: 'say', score: 1, missed: [], peeks: 0 }]);
  expect(recogniser().isOn).toBe(false);
});

it('marks the missing words', async () => {
  const { user, recogniser, entries } = await listening();
  recogniser().final('the burden which zechariah the prophet did see');
  await user.click(await button('Check'));
  expect(await screen.findByRole('heading', { name: /Not yet · 7 of 8 words/ })).toBeVisible();
  expect(entries()).toMatchObject([{ exercise: 'say', missed: [{ key: 'habakkuk' }] }]);
});

it('asks after a silence whether that was all, pauses, and continues', async () => {
  localStorage.setItem('nuggets.speechAgreed', 'yes');
  const { recogniser } = await sayIt();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Speak' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.getByText('Nothing was heard yet. It still listens.')).toBeVisible();
  recogniser().final('the burden');
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.getByText('Done? It still listens.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Done? Check' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('Paused.')).toBeVisible();
  expect(recogniser().isOn).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  recogniser().final('which habakkuk');
  vi.useRealTimers();
  expect(screen.getByRole('group', { name: 'Heard so far' })).toHaveTextContent('the burden which habakkuk');
});

it('keeps the heard words: for another look, in Write, and over a reload', async () => {
  const { user, unmount, recogniser } = await listening();
  recogniser().final('the burden which');
  unmount();
  expect(recogniser().isOn).toBe(false);
  practiceOfOne(ONE);
  expect(await screen.findByRole('group', { name: 'Heard so far' })).toHaveTextContent('the burden which');
  await user.click(await button('Write'));
  expect(await screen.findByRole('textbox', { name: 'Write the passage' })).toHaveValue('the burden which');
});

it.each([
  ['not-allowed', /^This page may not use the microphone/],
  ['network', /^Your browser turns speech into words over the network, which is away/],
  ['audio-capture', /^This device has no microphone/],
  ['language-not-supported', /^Your browser does not understand English speech/],
  ['bad-grammar', /^Your browser cannot hear just now/],
])('explains why listening ended after %s, and that nothing is lost', async (error, message) => {
  const { recogniser } = await listening();
  recogniser().final('the burden');
  recogniser().fail(error);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('alert')).toHaveTextContent(/What was heard is kept\.$/);
  expect(screen.getByRole('group', { name: 'Heard so far' })).toHaveTextContent('the burden');
});

it('pauses while the page is hidden', async () => {
  const { recogniser } = await listening();
  recogniser().final('the burden');
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  visible.mockRestore();
  expect(screen.getByText('Paused while the page was hidden.')).toBeVisible();
  expect(recogniser().isOn).toBe(false);
});

it('records and plays for one’s own mark if the browser has no speech', async () => {
  const recorder = deviceRecorder();
  const { user, entries } = await recallOfOne({ ...ONE, text: 'Jesus wept.\nRejoice evermore.' });
  await user.click(await button('Say it'));
  await user.click(await button('Record'));
  expect(await screen.findByText('Recording…')).toBeVisible();
  await user.click(await button('Stop'));
  expect(await button('Hear it')).toBeVisible();
  // The browser no longer marks the page as recording.
  expect(recorder.isOn()).toBe(false);
  await user.click(await button('Hear it'));
  recorder.playTo(0.75);
  expect(screen.getByText('Rejoice evermore.')).toHaveAttribute('aria-current', 'true');
  recorder.playTo(0.25);
  expect(screen.getByText('Jesus wept.')).toHaveAttribute('aria-current', 'true');
  await user.click(await button('Nearly'));
  expect(await screen.findByRole('heading', { name: /^Nearly/ })).toBeVisible();
  expect(entries()).toMatchObject([{ exercise: 'aloud', score: 0.95 }]);
  expect(recorder.kept()).toEqual([]);
});

it('records again, drops the recording on leaving, and explains a missing one', async () => {
  const recorder = deviceRecorder();
  const { user, unmount } = await recallOfOne(ONE);
  await user.click(await button('Say it'));
  recorder.refuse('NotAllowedError');
  await user.click(await button('Record'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This page may not use the microphone/);
  await user.click(await button('Record'));
  await user.click(await button('Stop'));
  await user.click(await button('Record again'));
  await waitFor(() => expect(recorder.isOn()).toBe(true));
  expect(recorder.kept()).toEqual([]);
  unmount();
  expect(recorder.isOn()).toBe(false);
});

it('shows what was recorded until the microphone went away', async () => {
  const recorder = deviceRecorder();
  const { user } = await recallOfOne(ONE);
  await user.click(await button('Say it'));
  await user.click(await button('Record'));
  await screen.findByText('Recording…');
  await recorder.unplug();
  expect(await button('Hear it')).toBeVisible();
  expect(screen.queryByText('Recording…')).toBeNull();
  expect(recorder.kept()).toHaveLength(1);
  expect(recorder.isOn()).toBe(false);
});

it('says that recording failed, and lets the microphone go', async () => {
  const recorder = deviceRecorder();
  recorder.fail();
  const { user } = await recallOfOne(ONE);
  await user.click(await button('Say it'));
  await user.click(await button('Record'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser cannot hear just now.');
  expect(await button('Record')).toBeEnabled();
  expect(recorder.isOn()).toBe(false);
});

it('drops an unplayable recording, and says so', async () => {
  const recorder = deviceRecorder();
  const { user } = await recallOfOne(ONE);
  await user.click(await button('Say it'));
  await user.click(await button('Record'));
  await user.click(await button('Stop'));
  recorder.failToPlay();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Nothing was recorded that can be played. Record it again.',
  );
  expect(await button('Record')).toBeVisible();
  expect(recorder.kept()).toEqual([]);
});

it('records instead of sending the voice to anybody, by choice', async () => {
  deviceRecorder();
  const { user } = await sayIt();
  await user.click(await screen.findByRole('button', { name: 'Speak' }));
  await user.click(await button('Record on this device instead'));
  expect(await button('Record')).toBeVisible();
  expect(TestRecogniser.made).toHaveLength(0);
  await user.click(await button('Have it checked instead'));
  expect(await screen.findByText('Tap Speak when you are ready.')).toBeVisible();
});
