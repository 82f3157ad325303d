import { useSyncExternalStore } from 'react';

/** Some browsers load their voices late. */
function watch(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  const device = speechSynthesis;
  device.addEventListener('voiceschanged', onChange);
  return () => device.removeEventListener('voiceschanged', onChange);
}

const hasVoice = (): boolean => 'speechSynthesis' in window && speechSynthesis.getVoices().length > 0;

/** Whether the device has a voice to read aloud with. */
export const useHasVoice = (): boolean => useSyncExternalStore(watch, hasVoice);
