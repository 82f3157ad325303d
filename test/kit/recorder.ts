import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Gives this device a microphone and a recorder, until the stubs of globals are removed. */
export function deviceRecorder() {
  let isOn = false;
  let refusal: string | null = null;
  let isBroken = false;
  let unplug: () => void = () => undefined;
  const urls = new Set<string>();
  const track = { stop: () => (isOn = false) };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: () => {
        const name = refusal;
        refusal = null;
        if (name !== null) return Promise.reject(new DOMException('refused', name));
        isOn = true;
        return Promise.resolve({ getTracks: () => [track] });
      },
    },
  });
  vi.stubGlobal(
    'MediaRecorder',
    class {
      state = 'inactive';
      mimeType = 'audio/webm';
      ondataavailable: ((event: { data: Blob }) => void) | null = null;
      onstop: (() => void) | null = null;
      start() {
        if (isBroken) throw new DOMException('No encoder', 'NotSupportedError');
        this.state = 'recording';
        unplug = () => this.stop();
      }
      stop() {
        this.state = 'inactive';
        queueMicrotask(() => {
          this.ondataavailable?.({ data: new Blob(['sound']) });
          this.onstop?.();
        });
      }
    },
  );
  // jsdom makes no URLs of blobs, and plays nothing.
  let made = 0;
  URL.createObjectURL = () => {
    const url = `blob:recording-${(made += 1)}`;
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void urls.delete(url);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  return {
    isOn: () => isOn,
    /** The next request for the microphone fails. */
    refuse: (name: string) => (refusal = name),
    /** The browser has a microphone, but cannot encode its sound. */
    fail: () => (isBroken = true),
    /** The microphone goes away while it records: the browser then ends the recording by itself. */
    unplug: () =>
      act(() => {
        unplug();
        return Promise.resolve();
      }),
    /** The recordings that are in memory. */
    kept: () => [...urls],
    /** The browser finds nothing to play in the recording. */
    failToPlay: () => act(() => void fireEvent.error(theRecording())),
    /** Plays up to a share of the recording. */
    playTo: (share: number) => {
      const audio = theRecording();
      Object.defineProperty(audio, 'duration', { configurable: true, value: 1 });
      Object.defineProperty(audio, 'currentTime', { configurable: true, value: share });
      act(() => void fireEvent.timeUpdate(audio));
    },
  };
}

function theRecording(): HTMLAudioElement {
  const audio = document.querySelector('audio');
  if (!audio) throw new Error('There is no recording');
  return audio;
}
