import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import { likelyWords } from '@/domain/recall/likelyWords';
import { strengthOf } from '@/domain/recall/strength';
import { useAppSelector } from '@/store/core/hooks';
import { selectEntriesOf, selectRecallLog } from '@/store/recall/recallLog';

interface LikelyRecalledProps {
  passage: MemoryPassage;
  direction: PracticeMode;
  /** The last view that counts, epoch milliseconds: not the one that is under way. */
  viewedBefore: number | null;
  /** Epoch milliseconds. */
  now: number;
}

/** How likely a passage is recalled now, and until when that is good; the screen that shows it reads the log. */
export function LikelyRecalled({ passage, direction, viewedBefore, now }: LikelyRecalledProps) {
  const { status } = useAppSelector(selectRecallLog);
  const entries = useAppSelector((state) => selectEntriesOf(state)(passage.passageId));
  if (status !== 'ready') return <span>Likely recalled: …</span>;
  const strength = strengthOf({ ...passage, lastViewed: viewedBefore }, entries, direction);
  return <span>{likelyWords(strength, now)}</span>;
}
