import type { TranslationCode } from '@/bible/translations';
import type { MemoryPassage } from '../../model/memoryPassage';
import { versesOf } from '../model/pieces';
import type { RecallInProgress } from '../useLadder';
import { FadeRung, ReadRung } from './FadeRung';
import { LettersRung } from './LettersRung';
import { ReferenceRung } from './ReferenceRung';
import { AloudRung, WriteRung } from './WriteRung';

interface CurrentRungProps {
  recall: RecallInProgress;
  passage: MemoryPassage;
  translation: TranslationCode;
  /** All of the passage's text, of which the run may have a piece. */
  text: string;
  onCard: () => void;
}

/** The rung that is run. */
export function CurrentRung({ recall, passage, translation, text, onCard }: CurrentRungProps) {
  const { piece, weakness, finishers } = recall;
  const { run, change } = recall.runner;
  const running = { run, change };
  const words = piece.lines.join('\n');
  switch (run.rung) {
    case 'read':
      return <ReadRung text={piece.text} weakness={weakness} onDone={finishers.read} />;
    case 'fade':
      return (
        <FadeRung
          {...running}
          weakness={weakness}
          text={piece.text}
          seed={passage.passageId}
          onDone={finishers.fade}
        />
      );
    case 'letters':
      return (
        <LettersRung
          {...running}
          text={piece.text}
          verses={versesOf({ ...passage, translation }, piece)}
          onDone={finishers.letters}
        />
      );
    case 'reference':
      return (
        <ReferenceRung {...running} text={text} knownBook={recall.knownBook} onAnswer={finishers.reference} />
      );
    case 'write':
      return (
        <WriteRung
          {...running}
          isChosen={recall.isChosen}
          onCard={onCard}
          text={words}
          onDone={finishers.write}
          onAloud={recall.saidAloud}
        />
      );
    case 'aloud':
      return (
        <AloudRung
          text={words}
          isShown={recall.isShown}
          onShow={recall.showText}
          onSpoken={finishers.spoken}
          onWrite={recall.toWriting}
        />
      );
  }
}
