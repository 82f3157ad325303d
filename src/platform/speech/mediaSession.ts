import { silence } from './silence';

const ACTIONS = ['play', 'pause', 'stop', 'nexttrack', 'previoustrack'] as const;

/** What the media keys of a keyboard, of headphones and of a locked screen do. */
type MediaControls = Readonly<Record<(typeof ACTIONS)[number], () => void>>;

/** Shows on the device what is being read aloud, as far as the browser permits it. */
export function showMedia(title: string, isPlaying: boolean, controls: MediaControls): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata({ title, artist: 'Bible Nuggets' });
  mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
  for (const action of ACTIONS) handle(action, () => controls[action]());
  // Browsers give these keys, and time with the screen off, only to a page that plays sound: a voice alone does not count.
  if (isPlaying) silence.play();
  else silence.pause();
}

/** Takes it off the device again. */
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
    // This browser has no such key.
  }
}
