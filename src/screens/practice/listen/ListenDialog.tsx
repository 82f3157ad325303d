import { useMemo, useState } from 'react';
import { formatReference } from '@/domain/references/reference';
import { useAppStore } from '@/store/core/hooks';
import { selectPassage } from '@/store/passages/passages';
import { loadPlainText } from '@/store/passages/plainText';
import { Dialog } from '@/ui/dialogs/Dialog';
import '@/ui/forms/forms.scss';
import { useListening, useVoices, type ListeningChoice, type QueuedPassage } from './useListening';

const PACES = [0.7, 0.85, 1, 1.2];
const SLEEPS = [0, 5, 15, 30, 60];

interface ListenDialogProps {
  /** The passages to be heard, in their order. */
  ids: readonly number[];
  onClose: () => void;
}

/** Reference, a pause to say it oneself, and the text, passage after passage, by the device's own voice. */
export function ListenDialog({ ids, onClose }: ListenDialogProps) {
  const store = useAppStore();
  const voices = useVoices();
  const [choice, setChoice] = useState<ListeningChoice>({ voice: '', pace: 1, repeats: false, sleep: 0 });
  const queue = useMemo(
    () =>
      ids.flatMap((passageId): QueuedPassage[] => {
        const passage = selectPassage(store.getState(), passageId);
        if (!passage) return [];
        const text = () => store.dispatch(loadPlainText(passage));
        return [{ passageId, reference: formatReference(passage, passage.appendLetter), text }];
      }),
    [ids, store],
  );
  const { playing, start, stop } = useListening(queue);
  const change = (part: Partial<ListeningChoice>) => setChoice({ ...choice, ...part });
  return (
    <Dialog
      title="Listen"
      onClose={onClose}
      footer={
        playing === null ? (
          <button
            type="button"
            className="btn btn-primary"
            disabled={voices.length === 0}
            onClick={() => void start(choice)}
          >
            Play
          </button>
        ) : (
          <button type="button" className="btn btn-primary" onClick={stop}>
            Stop
          </button>
        )
      }
    >
      {voices.length === 0 ? (
        <p>This device has no voice to read with.</p>
      ) : (
        <>
          <label className="form-label">
            Voice
            <select
              className="form-select"
              value={choice.voice}
              onChange={({ target }) => change({ voice: target.value })}
            >
              <option value="">The device&apos;s own</option>
              {voices.map(({ voiceURI, name, lang }) => (
                <option key={voiceURI} value={voiceURI}>
                  {name} ({lang})
                </option>
              ))}
            </select>
          </label>
          <label className="form-label">
            Pace
            <select
              className="form-select"
              value={choice.pace}
              onChange={({ target }) => change({ pace: Number(target.value) })}
            >
              {PACES.map((pace) => (
                <option key={pace} value={pace}>
                  {pace === 1 ? 'Usual' : `${pace} times`}
                </option>
              ))}
            </select>
          </label>
          <label className="form-label">
            Sleep timer
            <select
              className="form-select"
              value={choice.sleep}
              onChange={({ target }) => change({ sleep: Number(target.value) })}
            >
              {SLEEPS.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes === 0 ? 'Off' : `${minutes} minutes`}
                </option>
              ))}
            </select>
          </label>
          <label className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={choice.repeats}
              onChange={({ target }) => change({ repeats: target.checked })}
            />{' '}
            Repeat
          </label>
        </>
      )}
      <p role="status">{playing !== null && `Playing ${playing}`}</p>
    </Dialog>
  );
}
