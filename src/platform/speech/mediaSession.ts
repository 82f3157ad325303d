const ACTIONS = ['play', 'pause', 'stop', 'nexttrack', 'previoustrack'] as const;

/** The actions of the media keys on a keyboard, on headphones and on a locked screen. */
type MediaControls = Readonly<Record<(typeof ACTIONS)[number], () => void>>;

/** Shows the text being read aloud in the device's media controls, as far as the browser permits it. */
export function showMedia(title: string, isPlaying: boolean, controls: MediaControls): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata({ title, artist: 'Bible Nuggets' });
  mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
  for (const action of ACTIONS) handle(action, () => controls[action]());
  // Browsers offer these keys, and keep a page running with the screen off, only while it plays sound; a speech voice
  // alone does not count.
  if (isPlaying) silence.play();
  else silence.pause();
}

/** Removes it from the media controls. */
export function hideMedia(): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = 'none';
  for (const action of ACTIONS) handle(action, null);
  silence.end();
}

function handle(action: MediaSessionAction, handler: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // This browser does not support the key.
  }
}

const SECONDS = 10;
const SAMPLES_A_SECOND = 8000;
const HEADER_BYTES = 44;
/** The middle of an unsigned byte: no sound. */
const SILENT = 128;

/** A silent sound file (WAV, one channel of bytes). */
function silentFile(): Blob {
  const size = SECONDS * SAMPLES_A_SECOND;
  const bytes = new Uint8Array(HEADER_BYTES + size).fill(SILENT, HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  const writeText = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  writeText(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + size, true);
  writeText(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLES_A_SECOND, true);
  view.setUint32(28, SAMPLES_A_SECOND, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  writeText(36, 'data');
  view.setUint32(40, size, true);
  return new Blob([bytes], { type: 'audio/wav' });
}

let audio: HTMLAudioElement | null = null;

/** An inaudible sound, in a loop. */
const silence = {
  play(): void {
    audio ??= new Audio(URL.createObjectURL(silentFile()));
    audio.loop = true;
    // If the browser does not play it, reading aloud still works while the page is visible.
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
