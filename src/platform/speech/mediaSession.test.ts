import { afterEach, expect, it, vi } from 'vitest';
import { hideMedia, showMedia } from './mediaSession';

afterEach(() => vi.unstubAllGlobals());

it('keeps the keys of a locked screen by ten silent seconds that any player reads', async () => {
  const files: Blob[] = [];
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.stubGlobal('MediaMetadata', Object);
  class Addresses extends URL {
    static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    static override revokeObjectURL = () => undefined;
  }
  vi.stubGlobal('URL', Addresses);
  const session = { setActionHandler: () => undefined };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaSession: session }));
  const nothing = () => undefined;
  const controls = {
    play: nothing,
    pause: nothing,
    stop: nothing,
    nexttrack: nothing,
    previoustrack: nothing,
  };
  showMedia('Psalms 23', true, controls);
  hideMedia();
  expect(play).toHaveBeenCalledOnce();
  const [file = expect.fail()] = files;
  const bytes = new DataView(await file.arrayBuffer());
  const word = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((each) => bytes.getUint8(at + each)));
  expect([0, 8, 12, 36].map(word)).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  // The sizes of the rest of the file, of the format and of the sound data.
  expect([4, 16, 40].map((at) => bytes.getUint32(at, true))).toEqual([file.size - 8, 16, file.size - 44]);
  // Samples and bytes per second, which are equal with one channel of 8-bit samples.
  expect([24, 28].map((at) => bytes.getUint32(at, true))).toEqual([8000, 8000]);
  expect([20, 22, 32, 34].map((at) => bytes.getUint16(at, true))).toEqual([1, 1, 1, 8]);
  expect(file.size - 44).toBe(80_000);
  expect(new Set(new Uint8Array(await file.arrayBuffer()).subarray(44))).toEqual(new Set([128]));
});
