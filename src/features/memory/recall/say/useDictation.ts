import { useEffect, useRef, useState } from 'react';
import { DICTATION_OFF, startDictation, type Dictation } from '@/platform/speech/dictation';

/** Recognises speech while the component is mounted. */
export function useDictation(onWords: (words: string) => void) {
  const [state, setState] = useState(DICTATION_OFF);
  const dictation = useRef<Dictation>(null);
  useEffect(() => () => dictation.current?.end(), []);
  return {
    ...state,
    start: () => {
      dictation.current?.end();
      dictation.current = startDictation({ onChange: setState, onWords });
    },
    pause: () => dictation.current?.pause(),
    goOn: () => dictation.current?.goOn(),
    end: () => dictation.current?.end(),
  };
}
