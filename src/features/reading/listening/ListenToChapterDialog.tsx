import { useState } from 'react';
import type { PassageRef } from '@/bible/passage';
import { formatChapter } from '@/bible/references/reference';
import { useAppDispatch } from '@/data/store/hooks';
import { listenToChapter, VoiceFields } from '@/features/memory/public';
import { Button } from '@/ui/controls/Button';
import { SelectField } from '@/ui/controls/Field';
import { Dialog } from '@/ui/dialogs/Dialog';
import '@/ui/controls/forms.scss';
import styles from './Listening.module.scss';

interface ListenToChapterDialogProps {
  /** The whole chapter. */
  range: PassageRef;
  verseNumbers: readonly number[];
  /** The verse to begin with. */
  first: number;
  onClose: () => void;
}

/** A value that is no verse number: listening continues with the next chapters. */
const NO_END = 0;

/** Starts listening to a chapter, with a choice of where it begins and ends, and of the voice. */
export function ListenToChapterDialog({ range, verseNumbers, first, onClose }: ListenToChapterDialogProps) {
  const dispatch = useAppDispatch();
  const [from, setFrom] = useState(first);
  const [until, setUntil] = useState(NO_END);
  const end = verseNumbers.at(-1);
  const { translation, bookName, chapter } = range;
  const last = until < from ? null : until;
  return (
    <Dialog
      title={`Listen to ${formatChapter(range)}`}
      onClose={onClose}
      onSubmit={() => {
        void dispatch(listenToChapter({ translation, bookName, chapter, last }, from));
        onClose();
      }}
      footer={
        <Button main type="submit">
          Play
        </Button>
      }
    >
      <div className={styles.fields}>
        <SelectField
          label="From"
          value={from}
          options={verseNumbers}
          nameOf={(verse) => `Verse ${verse}`}
          onChange={setFrom}
        />
        <SelectField
          label="Until"
          value={last ?? NO_END}
          options={[NO_END, ...verseNumbers.filter((verse) => verse >= from).toReversed()]}
          nameOf={(verse) =>
            verse === NO_END
              ? 'Next chapters too'
              : verse === end
                ? 'The end of the chapter'
                : `Verse ${verse}`
          }
          onChange={setUntil}
        />
        <VoiceFields />
      </div>
      <p className="muted">Reading goes on while you use the app.</p>
    </Dialog>
  );
}
