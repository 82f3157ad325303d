import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import { likelyWords } from '@/domain/recall/likelyWords';
import { strengthOf } from '@/domain/recall/strength';
import { useAppSelector } from '@/store/core/hooks';
import { selectEntriesOf, selectRecallLog } from '@/store/recall/recallLog';

interface LikelyRecalledProps {
  passage: MemoryPassage;
  direction: PracticeMode;
  /** The last view before the present one, epoch milliseconds. */
  viewedBefore: number | null;
  /** Epoch milliseconds. */
  now: number;
}

/** How likely a passage is recalled now, and when it fades. The screen around it loads the recall log. */
export function LikelyRecalled({ passage, direction, viewedBefore, now }: LikelyRecalledProps) {
  const { status } = useAppSelector(selectRecallLog);
  const entries = useAppSelector((state) => selectEntriesOf(state)(passage.passageId));
  if (status !== 'ready') return <span>Likely recalled: …</span>;
  const strength = strengthOf({ ...passage, lastViewed: viewedBefore }, entries, direction);
  return <span>{likelyWords(strength, now)}</span>;
}
