import { useEffect, useMemo, useState } from 'react';
import { drilledWords, drillPrompts, type DrillPrompt } from '@/domain/recall/drill';
import { weakestWords } from '@/domain/recall/overview';
import { cutIntoWords, type RecallText } from '@/domain/recall/words';
import { useAppSelector, useAppStore } from '@/store/core/hooks';
import { selectPassage } from '@/store/passages/passages';
import { loadPlainText } from '@/store/passages/plainText';
import { selectOverridesSettled } from '@/store/passages/textOverrides';
import { useRecallLog } from '@/store/recall/useRecallLog';

/** The weakest words of all passages in their texts, which are asked for; null until all is there that can be had. */
export function useDrillPrompts(): readonly DrillPrompt[] | null {
  const store = useAppStore();
  const { ready, entries } = useRecallLog();
  const settled = useAppSelector(selectOverridesSettled);
  const words = useMemo(() => drilledWords(weakestWords(entries, Infinity)), [entries]);
  const wanted = [...new Set(words.map(({ passageId }) => passageId))].sort((a, b) => a - b).join(' ');
  const [arrived, setArrived] = useState<{ of: string; texts: ReadonlyMap<number, RecallText> } | null>(null);
  useEffect(() => {
    if (!ready || !settled) return undefined;
    let left = false;
    const load = async () => {
      const ids = wanted.split(' ').filter(Boolean).map(Number);
      const loaded = await Promise.all(
        ids.map(async (id) => {
          const passage = selectPassage(store.getState(), id);
          return [id, cutIntoWords(passage ? await store.dispatch(loadPlainText(passage)) : '')] as const;
        }),
      );
      if (!left) setArrived({ of: wanted, texts: new Map(loaded) });
    };
    void load();
    return () => {
      left = true;
    };
  }, [store, ready, settled, wanted]);
  const texts = ready && arrived?.of === wanted ? arrived.texts : null;
  return useMemo(() => texts && drillPrompts(words, (id) => texts.get(id) ?? null), [texts, words]);
}
