import type { MemoryPassage } from '../model/memoryPassage';
import type { PracticeMode } from '../model/practiceOrder';
import { likelihoodLabel } from '../recall/model/likelihoodLabel';
import { useAppSelector } from '@/data/store/hooks';
import { selectStrengthOf } from '../recall/log/fading';
import { selectRecallLog } from '../recall/log/recallLog';

interface LikelyRecalledProps {
  passage: MemoryPassage;
  direction: PracticeMode;
  /** Epoch milliseconds. */
  now: number;
}

/** How likely a passage is recalled now, and when it fades. The screen around it loads the recall log. */
export function LikelyRecalled({ passage, direction, now }: LikelyRecalledProps) {
  const { status } = useAppSelector(selectRecallLog);
  const strengthOf = useAppSelector(selectStrengthOf);
  if (status !== 'ready') return <span>Likely recalled: …</span>;
  return <span>{likelihoodLabel(strengthOf(passage, direction), now)}</span>;
}
