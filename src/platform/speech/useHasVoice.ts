import { useSyncExternalStore } from 'react';

/** Calls `onChange` when the list of voices changes, because some browsers load it late. */
export function watchVoices(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  const { speechSynthesis: device } = window;
  device.addEventListener('voiceschanged', onChange);
  return () => device.removeEventListener('voiceschanged', onChange);
}

const hasVoice = (): boolean => 'speechSynthesis' in window && speechSynthesis.getVoices().length > 0;

/** Whether the device has a voice to read aloud with. */
export const useHasVoice = (): boolean => useSyncExternalStore(watchVoices, hasVoice);
