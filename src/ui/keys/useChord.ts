import { useEffect, useEffectEvent } from 'react';

/** Calls `onPress` when a letter is pressed with Ctrl or Cmd, unless something else has handled the key. */
export function useChord(letter: string, onPress: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (isChord && event.key.toLowerCase() === letter && !event.defaultPrevented) press(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [letter]);
}
