import { useMemo, type ReactNode } from 'react';
import type { PassageRef, Verse } from '@/bible/passage';
import { rangeKey } from '@/bible/references/reference';
import { triedPassage } from './log/tried';
import { linesToRecall } from './model/linesToRecall';
import { SimpleRecall } from './SimpleRecall';
import { useRecall } from './useRecall';

interface TryPassageProps {
  passage: PassageRef;
  verses: readonly Verse[];
  /** What comes once it was recalled. */
  children: ReactNode;
}

/**
 * Learns a passage that is nobody's memory passage, as a newcomer's first one: it is read, and then said by first letters. Every
 * other exercise can be chosen.
 */
export function TryPassage({ passage: ref, verses, children }: TryPassageProps) {
  const key = rangeKey(ref);
  // oxlint-disable-next-line react/exhaustive-deps -- the key identifies the reference
  const passage = useMemo(() => triedPassage(ref), [key]);
  const text = useMemo(() => linesToRecall(verses), [verses]);
  const { translation } = ref;
  const recall = useRecall({ mode: 'by_ref', passage, translation, text, isTried: true });
  const { begin, finishers } = recall;
  // Having read it proves nothing: the first exercise follows at once.
  const guided = { ...recall, finishers: { ...finishers, read: () => begin('letters') } };
  return (
    <SimpleRecall label="Learn" recall={guided} {...{ passage, translation, text }}>
      {children}
    </SimpleRecall>
  );
}
