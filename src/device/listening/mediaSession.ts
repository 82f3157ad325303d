import { silence } from './silence';

/** What the keys of a keyboard, of headphones and of a locked screen do. */
export interface MediaControls {
  play: () => void;
  pause: () => void;
  stop: () => void;
  nexttrack: () => void;
  previoustrack: () => void;
}

const ACTIONS = ['play', 'pause', 'stop', 'nexttrack', 'previoustrack'] as const;

/** Shows on the device what is read, as far as the browser permits it. */
export function showMedia(title: string, isPlaying: boolean, controls: MediaControls): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata({ title, artist: 'Bible Nuggets' });
  mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
  for (const action of ACTIONS) handle(action, () => controls[action]());
  // Browsers give these keys, and time with the screen off, to a page that plays something: a voice alone is nothing to them.
  if (isPlaying) silence.play();
  else silence.pause();
}

/** Nothing is read any more. */
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
