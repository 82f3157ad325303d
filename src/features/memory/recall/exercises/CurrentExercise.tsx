import type { TranslationCode } from '@/bible/translations';
import type { MemoryPassage } from '../../model/memoryPassage';
import { versesOf } from '../model/pieces';
import type { RecallInProgress } from '../useRecall';
import { FadeExercise, ReadExercise } from './FadeExercise';
import { LettersExercise } from './LettersExercise';
import { ReferenceExercise } from './ReferenceExercise';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { AloudExercise, WriteExercise } from './WriteExercise';

/** With what hears and corrects it. */
const SayIt = lazyWithPreload(async () => (await import('../say/SayIt')).SayIt);

interface CurrentExerciseProps {
  recall: RecallInProgress;
  passage: MemoryPassage;
  translation: TranslationCode;
  /** All of the passage's text, of which the run may have a piece. */
  text: string;
  onCard: () => void;
}

/** The exercise that is run. */
export function CurrentExercise({ recall, passage, translation, text, onCard }: CurrentExerciseProps) {
  const { piece, weakness, finishers } = recall;
  const { run, change } = recall.runner;
  const running = { run, change };
  const words = piece.lines.join('\n');
  switch (run.exercise) {
    case 'read':
      return <ReadExercise text={piece.text} weakness={weakness} onDone={finishers.read} />;
    case 'fade':
      return (
        <FadeExercise
          {...running}
          weakness={weakness}
          text={piece.text}
          seed={passage.passageId}
          onDone={finishers.fade}
        />
      );
    case 'letters':
      return (
        <LettersExercise
          {...running}
          text={piece.text}
          verses={versesOf({ ...passage, translation }, piece)}
          onDone={finishers.letters}
        />
      );
    case 'reference':
      return (
        <ReferenceExercise
          {...running}
          text={text}
          knownBook={recall.knownBook}
          onAnswer={finishers.reference}
        />
      );
    case 'write':
      return (
        <WriteExercise
          {...running}
          isChosen={recall.isChosen}
          onCard={onCard}
          text={words}
          onDone={finishers.write}
          onAloud={recall.saidAloud}
        />
      );
    case 'say':
      return (
        <SayIt
          heard={run.written}
          lines={piece.lines}
          onHeard={(said) =>
            change(({ written }) => ({ written: [written, said].filter((part) => part !== '').join(' ') }))
          }
          onCheck={finishers.said}
          onMark={finishers.spoken}
        />
      );
    case 'aloud':
      return (
        <AloudExercise
          text={words}
          isShown={recall.isShown}
          onShow={recall.showText}
          onSpoken={finishers.spoken}
          onWrite={recall.toWriting}
        />
      );
  }
}
