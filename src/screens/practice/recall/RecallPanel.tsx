import { Fragment, useMemo, useState } from 'react';
import type { TranslationCode } from '@/domain/bible/translations';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import { offeredRung } from '@/domain/recall/ladder';
import { weaknessIn, weakWords } from '@/domain/recall/weakWords';
import { cutIntoWords } from '@/domain/recall/words';
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

export interface RecallPanelProps {
  mode: PracticeMode;
  passage: MemoryPassage;
  reference: string;
  /** Whose text it is. */
  translation: TranslationCode;
  /** The text that is to be recalled, a verse a line. */
  text: string;
  /** The last view before this one, epoch milliseconds; null for never. */
  viewedBefore: number | null;
  onNext: () => void;
}

/** The ladder in place of the card: from reading to writing from memory, with a correction at its end. */
export function RecallPanel(props: RecallPanelProps) {
  const { ready, damaged, keeps } = useRecallLog();
  return (
    <section aria-label="Recall" className={styles.panel}>
      {damaged > 0 && (
        <p role="status">
          {damaged} {damaged === 1 ? 'entry' : 'entries'} of the recall log could not be read and{' '}
          {damaged === 1 ? 'was' : 'were'} set aside.
        </p>
      )}
      {!keeps && <p role="status">This browser keeps no recall log: results last only for this visit.</p>}
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
  const { run, change, peekAt, restart, finish } = useRun(
    user,
    `recall/${mode}/${passageId}`,
    text,
    offeredRung(entries, mode),
  );
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { finishers } = useFinishRun({ mode, passage, viewedBefore, text: cut, run }, (done) => {
    finish();
    setOutcome(done);
  });
  // A rung that is begun anew shows nothing of before.
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
          <FadeRung
            text={cut}
            weakness={weakness}
            seed={passageId}
            step={run.step}
            peeked={run.peeked}
            onStep={(step) => change({ step })}
            onPeek={peekAt}
            onDone={finishers.fade}
          />
        );
      case 'letters':
        return (
          <LettersRung
            text={cut}
            outcomes={run.letters}
            onOutcomes={(letters) => change({ letters })}
            onDone={finishers.letters}
          />
        );
      case 'reference':
        return (
          <ReferenceRung
            text={text}
            typed={run.reference}
            onType={(reference) => change({ reference })}
            onAnswer={finishers.reference}
          />
        );
      case 'write':
      case 'aloud':
        return (
          <WriteRung
            text={text}
            written={run.written}
            peeks={run.peeks}
            onWrite={(written) => change({ written })}
            onPeek={() => change({ peeks: run.peeks + 1 })}
            onDone={finishers.write}
            onSpoken={finishers.spoken}
          />
        );
    }
  };
  return (
    <>
      {mode === 'by_ref' && <RungPicker rung={run.rung} onRung={begin} />}
      {outcome ? (
        <RecallResult
          outcome={outcome}
          passage={passage}
          reference={reference}
          translation={translation}
          text={cut}
          entries={entries}
          onRung={begin}
          onNext={onNext}
        />
      ) : (
        <Fragment key={round}>{rung()}</Fragment>
      )}
    </>
  );
}
