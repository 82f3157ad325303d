import { useEffect, useRef, useState } from 'react';
import { spokenPassage, type SpokenPart } from '@/domain/recall/listening';

export interface ListeningChoice {
  /** The voice's own address; blank for the device's. */
  voice: string;
  /** 1 is usual. */
  pace: number;
  /** The queue begins again at its end. */
  repeats: boolean;
  /** Minutes until it falls silent; 0 for never. */
  sleep: number;
}

export interface QueuedPassage {
  passageId: number;
  reference: string;
  /** Asked for when its turn comes; blank where there is none. */
  text: () => Promise<string>;
}

/** The device's voices, which some browsers tell later. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(() => speechSynthesis.getVoices());
  useEffect(() => {
    const update = () => setVoices(speechSynthesis.getVoices());
    speechSynthesis.addEventListener('voiceschanged', update);
    return () => speechSynthesis.removeEventListener('voiceschanged', update);
  }, []);
  return voices;
}

function play(part: SpokenPart, choice: ListeningChoice, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (part.kind === 'pause') {
      setTimeout(resolve, part.ms);
      return;
    }
    const said = new SpeechSynthesisUtterance(part.words);
    said.rate = choice.pace;
    said.voice = speechSynthesis.getVoices().find(({ voiceURI }) => voiceURI === choice.voice) ?? null;
    said.onend = () => resolve();
    // A voice that fails is passed over: silence for ever would be worse.
    said.onerror = () => resolve();
    speechSynthesis.speak(said);
  });
}

/** Plays a queue of passages by the device's voice, hands free, until its end, the sleep timer or a stop. */
export function useListening(queue: readonly QueuedPassage[]) {
  const [playing, setPlaying] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => {
    running.current?.abort();
    running.current = null;
    speechSynthesis.cancel();
    setPlaying(null);
  };
  useEffect(
    () => () => {
      running.current?.abort();
      speechSynthesis.cancel();
    },
    [],
  );
  const start = async (choice: ListeningChoice) => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const until = choice.sleep > 0 ? Date.now() + choice.sleep * 60_000 : Infinity;
    const awake = () => !signal.aborted && Date.now() < until;
    do {
      for (const { reference, text } of queue) {
        if (!awake()) break;
        setPlaying(reference);
        const words = await text();
        for (const part of spokenPassage(reference, words, choice.pace)) {
          if (awake()) await play(part, choice, signal);
        }
      }
    } while (choice.repeats && awake() && queue.length > 0);
    if (!signal.aborted) setPlaying(null);
  };
  return { playing, start, stop };
}
