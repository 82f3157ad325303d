import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import type { PassageRef, Verse } from '@/bible/passage';
import { rangeKey } from '@/bible/references/reference';
import { gradeOf } from '../model/strength/grade';
import { triedPassage } from './log/tried';
import { linesToRecall } from './model/linesToRecall';
import { SimpleRecall } from './SimpleRecall';
import { useRecall } from './useRecall';

interface TryPassageProps {
  passage: PassageRef;
  verses: readonly Verse[];
  /** Called when a run makes the passage known by heart. */
  onByHeart: () => void;
  /** The next step once the passage was recalled. */
  children: ReactNode;
}

/**
 * Practises a text that is no memory passage yet, for example a newcomer's first one: Read, and then First letters. Every
 * other exercise can be chosen.
 */
export function TryPassage({ passage: ref, verses, onByHeart, children }: TryPassageProps) {
  const key = rangeKey(ref);
  // oxlint-disable-next-line react/exhaustive-deps -- the key identifies the reference
  const passage = useMemo(() => triedPassage(ref), [key]);
  const text = useMemo(() => linesToRecall(verses), [verses]);
  const { translation } = ref;
  const recall = useRecall({ mode: 'by_ref', passage, translation, text, isTried: true });
  const { begin, finishers, outcome } = recall;
  const isByHeart = outcome !== null && gradeOf(outcome.entry) === 'good';
  const reportByHeart = useEffectEvent(onByHeart);
  useEffect(() => {
    if (isByHeart) reportByHeart();
  }, [isByHeart]);
  // Reading is no evidence, so the first exercise follows at once.
  const guided = { ...recall, finishers: { ...finishers, read: () => begin('letters') } };
  return (
    <SimpleRecall label="Learn" recall={guided} {...{ passage, translation, text }}>
      {children}
    </SimpleRecall>
  );
}
