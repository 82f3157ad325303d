import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { chooseFromMenu } from '@test/kit/actions';
import { practiceOfOne } from '@test/kit/practiceOfOne';
import { deviceRecogniser, TestRecogniser } from '@test/kit/recogniser';
import { deviceVoice } from '@test/kit/voice';

const HANDS_FREE = /^Hands free/;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.findByRole('button', { name });

/** The Listen dialog over practice of one passage. */
async function listenDialog() {
  const voice = deviceVoice();
  const app = practiceOfOne({
    passage: { bookName: 'john', chapter: 11, startVerse: 35, endVerse: 35 },
    text: 'Jesus wept.',
  });
  await screen.findByText('1 of 1');
  await chooseFromMenu(app.user, 'Listen...');
  return { ...app, voice, dialog: within(await screen.findByRole('dialog', { name: 'Listen' })) };
}

it('is off, and is not offered if the browser cannot hear', async () => {
  const { dialog, unmount } = await listenDialog();
  expect(dialog.getByRole('checkbox', { name: 'Repeat' })).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: HANDS_FREE })).toBeNull();
  unmount();
  deviceRecogniser();
  const other = await listenDialog();
  expect(other.dialog.getByRole('checkbox', { name: HANDS_FREE })).not.toBeChecked();
  await other.user.click(await button('Play'));
  expect(TestRecogniser.made).toHaveLength(0);
});

it('begins after consent and permission, asks, hears, and ends with a result', async () => {
  const recogniser = deviceRecogniser();
  const { user, voice, dialog, entries } = await listenDialog();
  await user.click(dialog.getByRole('checkbox', { name: HANDS_FREE }));
  await user.click(await button('Play'));
  expect(await screen.findByText(/your browser may send it to its maker/)).toBeVisible();
  await user.click(await button('No'));
  await user.click(await button('Play'));
  expect(TestRecogniser.made).toHaveLength(0);
  await user.click(await button('Yes, listen'));
  // The browser asks for the microphone on this tap, and does not listen during the question.
  await waitFor(() => expect(voice.spoken).toEqual(['John 11, 35a']));
  expect([TestRecogniser.made.length, recogniser().isOn]).toEqual([1, false]);
  expect(screen.queryByRole('dialog')).toBeNull();
  voice.end();
  expect(await screen.findByText('Say it. Listening…')).toBeVisible();
  recogniser().final('Jesus wept');
  await waitFor(() => expect(voice.spoken.at(-1)).toBe('Right.'));
  expect(entries()).toMatchObject([{ exercise: 'say', score: 1 }]);
  await voice.until('That was all: 1 of 1 right.');
  voice.end();
  expect(await screen.findByText('That was all: 1 of 1 right.')).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Listening' })).toBeNull();
});

it.each([
  ['Play', 'yes'],
  ['Yes, listen', 'not asked yet'],
])('speaks on an iPhone, which wants a voice on a tap, after %s', async (last, agreed) => {
  localStorage.setItem('nuggets.speechAgreed', agreed);
  deviceRecogniser();
  const { user, voice, dialog } = await listenDialog();
  voice.lock();
  await user.click(dialog.getByRole('checkbox', { name: HANDS_FREE }));
  await user.click(await button('Play'));
  if (last !== 'Play') await user.click(await button(last));
  await waitFor(() => expect(voice.spoken).toEqual(['John 11, 35a']));
});

it('says why listening cannot begin, and begins without hearing', async () => {
  localStorage.setItem('nuggets.speechAgreed', 'yes');
  const recogniser = deviceRecogniser();
  const { user, voice, dialog } = await listenDialog();
  await user.click(dialog.getByRole('checkbox', { name: HANDS_FREE }));
  vi.spyOn(TestRecogniser.prototype, 'start').mockImplementationOnce(() => undefined);
  await user.click(await button('Play'));
  expect(await screen.findByText('Allow the microphone if your browser asks…')).toBeVisible();
  recogniser().fail('not-allowed');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This page may not use the microphone/);
  expect(voice.spoken).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: HANDS_FREE }));
  await user.click(await button('Play'));
  await waitFor(() => expect(voice.spoken).toEqual(['John 11, 35a']));
});

it('says that its code is missing, which is no fault of the browser', async () => {
  localStorage.setItem('nuggets.speechAgreed', 'yes');
  deviceRecogniser();
  vi.doMock('./askPassage', () => {
    throw new Error('Not on the server');
  });
  onTestFinished(() => vi.doUnmock('./askPassage'));
  const { user, voice, dialog } = await listenDialog();
  await user.click(dialog.getByRole('checkbox', { name: HANDS_FREE }));
  await user.click(await button('Play'));
  expect(
    await screen.findByText('This part of the app could not be loaded. Please try again.'),
  ).toBeVisible();
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(await button('Play')).toBeEnabled();
  expect(voice.spoken).toEqual([]);
});

it('does not begin if the dialog is closed before the browser has permission', async () => {
  localStorage.setItem('nuggets.speechAgreed', 'yes');
  const recogniser = deviceRecogniser();
  const { user, voice, dialog } = await listenDialog();
  await user.click(dialog.getByRole('checkbox', { name: HANDS_FREE }));
  vi.spyOn(TestRecogniser.prototype, 'start').mockImplementationOnce(() => undefined);
  await user.click(await button('Play'));
  await user.click(await button('Close'));
  recogniser().onstart?.();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(voice.spoken).toEqual([]);
});
