import { useEffect, useMemo, useState } from 'react';
import { drilledWords, drillPrompts, type DrillPrompt } from '../model/drill';
import { weakestWords } from '../../model/overview';
import { cutIntoWords, type RecallText } from '../model/words';
import { useAppSelector, useAppStore } from '@/data/store/hooks';
import { selectPassage } from '../../store/passages';
import { loadPlainText } from '../../store/plainText';
import { selectOverridesSettled } from '../../store/textOverrides';
import { useRecallLog } from '../log/useRecallLog';

/** The weakest words of all passages, in context; null until the recall log and the texts are loaded or have failed to. */
export function useDrillPrompts(): readonly DrillPrompt[] | null {
  const store = useAppStore();
  const { ready, entries } = useRecallLog();
  const settled = useAppSelector(selectOverridesSettled);
  const words = useMemo(() => drilledWords(weakestWords(entries, Infinity)), [entries]);
  const wanted = [...new Set(words.map(({ passageId }) => passageId))].sort((a, b) => a - b).join(' ');
  const [loaded, setLoaded] = useState<{ of: string; texts: ReadonlyMap<number, RecallText> } | null>(null);
  useEffect(() => {
    if (!ready || !settled) return undefined;
    let isUnmounted = false;
    const load = async () => {
      const ids = wanted.split(' ').filter(Boolean).map(Number);
      const texts = await Promise.all(
        ids.map(async (id) => {
          const passage = selectPassage(store.getState(), id);
          return [id, cutIntoWords(passage ? await store.dispatch(loadPlainText(passage)) : '')] as const;
        }),
      );
      if (!isUnmounted) setLoaded({ of: wanted, texts: new Map(texts) });
    };
    void load();
    return () => {
      isUnmounted = true;
    };
  }, [store, ready, settled, wanted]);
  const texts = ready && loaded?.of === wanted ? loaded.texts : null;
  return useMemo(() => texts && drillPrompts(words, (id) => texts.get(id) ?? null), [texts, words]);
}
