import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import { fadesAt, likelihood, strengthOf } from '@/domain/recall/strength';
import { displayDate } from '@/domain/text/dates';
import { useAppSelector } from '@/store/core/hooks';
import { selectEntriesOf } from '@/store/recall/recallLog';
import { useRecallLog } from '@/store/recall/useRecallLog';

interface LikelyRecalledProps {
  passage: MemoryPassage;
  direction: PracticeMode;
  /** The last view that counts, epoch milliseconds: not the one that is under way. */
  viewedBefore: number | null;
  /** Epoch milliseconds. */
  now: number;
}

/** How likely a passage is recalled now, and until when that is good. */
export function LikelyRecalled({ passage, direction, viewedBefore, now }: LikelyRecalledProps) {
  const { ready } = useRecallLog();
  const entries = useAppSelector((state) => selectEntriesOf(state)(passage.passageId));
  if (!ready) return <span className="muted">Likely recalled: …</span>;
  const strength = strengthOf({ ...passage, lastViewed: viewedBefore }, entries, direction);
  if (strength === null) return <span>Likely recalled: not known yet</span>;
  const percent = Math.round(likelihood(strength, now) * 100);
  const at = fadesAt(strength);
  const day = displayDate(new Date(at));
  return (
    <span>
      Likely recalled: {percent} %, {at > now ? `fading from ${day}` : `fading since ${day}`}
    </span>
  );
}
