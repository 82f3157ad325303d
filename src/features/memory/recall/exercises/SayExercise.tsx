import { lazyWithPreload } from '@/ui/lazyWithPreload';
import type { ExerciseProps } from './components';

/** Loaded with the code that hears and corrects it. */
const SayIt = lazyWithPreload(async () => (await import('../say/SayIt')).SayIt);

/** Says the text from memory. The recognised text is the draft of Write as well. */
export function SayExercise({ recall: { piece, runner, finishers } }: ExerciseProps) {
  return (
    <SayIt
      heard={runner.run.written}
      lines={piece.lines}
      onHeard={(heard) =>
        runner.change(({ written }) => ({
          written: [written, heard].filter((words) => words !== '').join(' '),
        }))
      }
      onCheck={finishers.heard}
      onMark={finishers.spoken}
    />
  );
}
