import type { ComponentProps } from 'react';
import type { Verse } from '@/bible/passage';
import { TryPassage } from '@/features/memory/public';
import { ByHeart } from './ByHeart';

interface ExercisesProps extends ComponentProps<typeof ByHeart> {
  verses: readonly Verse[];
}

/** The exercises over a passage of a set; their code is loaded when somebody learns. */
export const Exercises = ({ verses, ...next }: ExercisesProps) => (
  <TryPassage passage={next.passage} verses={verses}>
    <ByHeart {...next} />
  </TryPassage>
);
