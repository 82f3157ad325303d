import type { ComponentType } from 'react';
import type { TranslationCode } from '@/bible/translations';
import type { MemoryPassage } from '../../model/memoryPassage';
import type { Exercise } from '../../model/strength/exercises';
import type { RecallInProgress } from '../useRecall';
import { FadeExercise } from './FadeExercise';
import { LettersExercise } from './LettersExercise';
import { ReadExercise } from './ReadExercise';
import { ReferenceExercise } from './ReferenceExercise';
import { SayExercise } from './SayExercise';
import { TapExercise } from './TapExercise';
import { AloudExercise, WriteExercise } from './WriteExercise';

export interface ExerciseProps {
  recall: RecallInProgress;
  passage: MemoryPassage;
  translation: TranslationCode;
  /** The whole text of the passage, of which the run may cover a part. */
  text: string;
  onCard: () => void;
}

/** The component of each exercise. */
export const EXERCISE_COMPONENTS: Readonly<Record<Exercise, ComponentType<ExerciseProps>>> = {
  read: ReadExercise,
  fade: FadeExercise,
  tap: TapExercise,
  letters: LettersExercise,
  write: WriteExercise,
  say: SayExercise,
  aloud: AloudExercise,
  reference: ReferenceExercise,
};
