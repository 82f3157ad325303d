import { isoDay } from '@/platform/values/dates';
import type { MemoryPassage } from '../model/memoryPassage';
import { dueParts } from '../model/dueLabel';
import type { PracticeMode } from '../model/practiceOrder';
import { useAppSelector } from '@/data/store/hooks';
import { selectDueOf } from '../recall/log/due';
import { selectRecallLog } from '../recall/log/recallLog';
import { selectCanHaveText } from '../store/textOverrides';

interface LikelyRecalledProps {
  passage: MemoryPassage;
  direction: PracticeMode;
  /** Epoch milliseconds. */
  now: number;
  /** In pieces, because a line shows as many as fit. */
  inPieces?: boolean;
}

/** How likely a passage is recalled, and when it is due: one without a text is due nowhere. The screen around it loads the recall log. */
export function LikelyRecalled({ passage, direction, now, inPieces }: LikelyRecalledProps) {
  const { status } = useAppSelector(selectRecallLog);
  const dueOf = useAppSelector(selectDueOf);
  const canHaveText = useAppSelector(selectCanHaveText);
  if (!canHaveText(passage)) return <span>No text</span>;
  if (status !== 'ready') return <span>Likely recalled: …</span>;
  const today = isoDay(new Date(now));
  const parts = dueParts(dueOf(passage, direction, today), today);
  if (!inPieces) return <span>{parts.join(', ')}</span>;
  return parts.map((part) => <span key={part}>{part}</span>);
}
