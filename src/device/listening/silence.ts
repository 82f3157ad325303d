const SECONDS = 10;
const SAMPLES_A_SECOND = 8000;
const HEADER_BYTES = 44;
/** The middle of an unsigned byte: no sound. */
const SILENT = 128;

/** A sound file (WAV, one channel of bytes) in which nothing is heard. */
function silentFile(): Blob {
  const size = SECONDS * SAMPLES_A_SECOND;
  const bytes = new Uint8Array(HEADER_BYTES + size).fill(SILENT, HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  const words = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  words(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + size, true);
  words(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLES_A_SECOND, true);
  view.setUint32(28, SAMPLES_A_SECOND, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  words(36, 'data');
  view.setUint32(40, size, true);
  return new Blob([bytes], { type: 'audio/wav' });
}

let audio: HTMLAudioElement | null = null;

function started(): HTMLAudioElement {
  const element = new Audio(URL.createObjectURL(silentFile()));
  element.loop = true;
  return element;
}

/** A sound that nobody hears, in a loop. */
export const silence = {
  play(): void {
    audio ??= started();
    // A browser that does not let it play reads on all the same, as long as the page is looked at.
    audio.play().catch(() => undefined);
  },
  pause: (): void => audio?.pause(),
  end(): void {
    if (!audio) return;
    audio.pause();
    URL.revokeObjectURL(audio.src);
    audio = null;
  },
};
