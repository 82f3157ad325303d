import { useEffect, useRef, useState } from 'react';
import { startRecording, type Recording, type RecordingProblem } from '@/platform/speech/recorder';

type RecordingState =
  | { status: 'none'; problem: RecordingProblem | 'unplayable' | null }
  | { status: 'starting' }
  | { status: 'recording' }
  /** `url` plays it; `seconds` is its length, which not every browser knows. */
  | { status: 'recorded'; url: string; seconds: number };

/** One recording, in the memory of this page and only while the component is mounted. */
export function useAudioRecording() {
  const [state, setState] = useState<RecordingState>({ status: 'none', problem: null });
  const current = useRef<Recording>(null);
  const isLeft = useRef(false);
  const hasLeft = () => isLeft.current;
  const url = state.status === 'recorded' ? state.url : null;
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      current.current?.end();
    };
  }, []);
  return {
    state,
    start: async () => {
      setState({ status: 'starting' });
      const recording = await startRecording();
      if (typeof recording === 'string') {
        setState({ status: 'none', problem: recording });
        return;
      }
      if (hasLeft()) {
        recording.end();
        return;
      }
      current.current = recording;
      const beganAt = performance.now();
      setState({ status: 'recording' });
      const recorded = await recording.recorded;
      const seconds = (performance.now() - beganAt) / 1000;
      if (!hasLeft()) setState({ status: 'recorded', url: URL.createObjectURL(recorded), seconds });
    },
    stop: () => current.current?.end(),
    /** Drops a recording that the browser cannot play, for example one stopped before the microphone started. */
    dropUnplayable: () => setState({ status: 'none', problem: 'unplayable' }),
  };
}
