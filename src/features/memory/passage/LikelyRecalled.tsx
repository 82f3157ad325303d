import type { MemoryPassage } from '../model/memoryPassage';
import type { PracticeMode } from '../model/practiceOrder';
import { likelihoodLabel, likelihoodParts } from '../recall/model/likelihoodLabel';
import { useAppSelector } from '@/data/store/hooks';
import { selectStrengthOf } from '../recall/log/fading';
import { selectRecallLog } from '../recall/log/recallLog';

interface LikelyRecalledProps {
  passage: MemoryPassage;
  direction: PracticeMode;
  /** Epoch milliseconds. */
  now: number;
  /** In pieces, of which a line shows those that it has room for. */
  inPieces?: boolean;
}

/** How likely a passage is recalled now, and when it fades. The screen around it loads the recall log. */
export function LikelyRecalled({ passage, direction, now, inPieces }: LikelyRecalledProps) {
  const { status } = useAppSelector(selectRecallLog);
  const strengthOf = useAppSelector(selectStrengthOf);
  if (status !== 'ready') return <span>Likely recalled: …</span>;
  const strength = strengthOf(passage, direction);
  if (!inPieces) return <span>{likelihoodLabel(strength, now)}</span>;
  return likelihoodParts(strength, now).map((part) => <span key={part}>{part}</span>);
}
