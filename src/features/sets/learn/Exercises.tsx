import type { ComponentProps } from 'react';
import type { Verse } from '@/bible/passage';
import { rangeKey } from '@/bible/references/reference';
import { TryPassage } from '@/features/memory/public';
import { LargeNext } from '@/ui/layout/LargePage';
import { markLearned } from '../store/learned';
import { ByHeart } from './ByHeart';

interface ExercisesProps extends ComponentProps<typeof ByHeart> {
  verses: readonly Verse[];
  /** With only the next step beside them. */
  isLarge: boolean;
}

/** The exercises over a passage of a set; their code is loaded when somebody learns. */
export const Exercises = ({ verses, isLarge, ...next }: ExercisesProps) => (
  <TryPassage passage={next.passage} verses={verses} onByHeart={() => markLearned(rangeKey(next.passage))}>
    {isLarge ? <LargeNext onNext={next.onNext} /> : <ByHeart {...next} />}
  </TryPassage>
);
