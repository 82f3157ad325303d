import { Fragment, useMemo, useState } from 'react';
import type { TranslationCode } from '@/domain/bible/translations';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import { offeredRung } from '@/domain/recall/ladder';
import { weaknessIn, weakWords } from '@/domain/recall/weakWords';
import { cutIntoWords } from '@/domain/recall/words';
import { counted } from '@/domain/text/text';
import { useAppSelector } from '@/store/core/hooks';
import { selectEntriesOf } from '@/store/recall/recallLog';
import { useRecallLog } from '@/store/recall/useRecallLog';
import { selectCurrentUser } from '@/store/user/user';
import { FadeRung } from './rungs/FadeRung';
import { LettersRung } from './rungs/LettersRung';
import { ReadRung } from './rungs/ReadRung';
import styles from './Recall.module.scss';
import { RecallResult, type Outcome } from './RecallResult';
import { ReferenceRung } from './rungs/ReferenceRung';
import { RungPicker } from './RungPicker';
import { useFinishRun } from './useFinishRun';
import { useRun } from './useRun';
import { WriteRung } from './rungs/WriteRung';

interface RecallPanelProps {
  mode: PracticeMode;
  passage: MemoryPassage;
  reference: string;
  /** The translation of the text. */
  translation: TranslationCode;
  /** The text to recall, one verse per line. */
  text: string;
  /** The last view before this one, epoch milliseconds; null for never. */
  viewedBefore: number | null;
  onNext: () => void;
}

/** The recall ladder: from reading the text to writing it from memory, with a correction at the end. */
export function RecallPanel(props: RecallPanelProps) {
  const { ready, damaged, isPersistent } = useRecallLog();
  return (
    <section aria-label="Recall" className={styles.panel}>
      {damaged > 0 && (
        <p role="status">
          {counted(damaged, 'entry', 'entries')} of the recall log could not be read and{' '}
          {damaged === 1 ? 'was' : 'were'} set aside.
        </p>
      )}
      {!isPersistent && (
        <p role="status">This browser keeps no recall log: results last only for this visit.</p>
      )}
      {ready ? <Ladder {...props} /> : <p role="status">Loading the recall log…</p>}
    </section>
  );
}

function Ladder(props: RecallPanelProps) {
  const { mode, passage, reference, translation, text, viewedBefore, onNext } = props;
  const { passageId } = passage;
  const user = useAppSelector(selectCurrentUser) ?? '';
  const entries = useAppSelector((state) => selectEntriesOf(state)(passageId));
  const cut = useMemo(() => cutIntoWords(text), [text]);
  const weakness = useMemo(() => weaknessIn(cut.words, weakWords(entries)), [cut, entries]);
  const stored = `recall/${mode}/${passageId}`;
  const offered = offeredRung(entries, mode);
  const { run, change, restart, finish } = useRun(user, stored, text, offered);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const finishers = useFinishRun({ mode, passage, viewedBefore, text: cut, run }, (done) => {
    finish();
    setOutcome(done);
  });
  // A rung that is started again is mounted again, so that it shows nothing of its last run.
  const [round, setRound] = useState(0);
  const begin = (rung: typeof run.rung) => {
    setRound(round + 1);
    setOutcome(null);
    restart(rung);
  };
  const rung = () => {
    switch (run.rung) {
      case 'read':
        return <ReadRung text={cut} weakness={weakness} onDone={finishers.read} />;
      case 'fade':
        return (
          <FadeRung {...{ run, change, weakness }} text={cut} seed={passageId} onDone={finishers.fade} />
        );
      case 'letters':
        return <LettersRung {...{ run, change }} text={cut} onDone={finishers.letters} />;
      case 'reference':
        return <ReferenceRung {...{ run, change, text }} onAnswer={finishers.reference} />;
      case 'write':
      case 'aloud':
        return <WriteRung {...{ run, change, text }} onDone={finishers.write} onSpoken={finishers.spoken} />;
    }
  };
  return (
    <>
      {mode === 'by_ref' && <RungPicker rung={run.rung} onRung={begin} />}
      {outcome ? (
        <RecallResult
          {...{ outcome, passage, reference, translation, entries, onNext }}
          text={cut}
          onRung={begin}
        />
      ) : (
        <Fragment key={round}>{rung()}</Fragment>
      )}
    </>
  );
}
