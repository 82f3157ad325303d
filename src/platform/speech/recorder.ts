/** Whether this page may record: browsers give the microphone to secure pages alone. */
export const canRecord = (): boolean => 'MediaRecorder' in window && 'mediaDevices' in navigator;

/** Why nothing can be recorded. */
export type RecordingProblem = 'notAllowed' | 'noMicrophone' | 'failed';

export interface Recording {
  /** Resolves to the recording once it has ended: by `end`, or by itself, as when the microphone goes away. */
  recorded: Promise<Blob>;
  end: () => void;
}

const PROBLEMS: Readonly<Record<string, RecordingProblem>> = {
  NotAllowedError: 'notAllowed',
  NotFoundError: 'noMicrophone',
};

/** Begins to record, in the memory of this page alone. The browser may ask the person first. */
export async function startRecording(): Promise<Recording | RecordingProblem> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    return (error instanceof DOMException ? PROBLEMS[error.name] : undefined) ?? 'failed';
  }
  const release = () => stream.getTracks().forEach((track) => track.stop());
  try {
    const recorder = new MediaRecorder(stream);
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void pieces.push(data);
    const recorded = new Promise<Blob>((resolve) => {
      recorder.onstop = () => {
        release();
        resolve(new Blob(pieces, { type: recorder.mimeType }));
      };
    });
    recorder.start();
    return {
      recorded,
      end: () => {
        if (recorder.state !== 'inactive') recorder.stop();
        // The sign that a page records goes at once.
        release();
      },
    };
  } catch {
    // As where the browser has no encoder for the sound.
    release();
    return 'failed';
  }
}
