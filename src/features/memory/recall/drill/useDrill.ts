import { useEffect, useState, useMemo } from 'react';
import {
  answered,
  drillResult,
  DRILL_SECONDS,
  drilledWords,
  drillPrompts,
  type Drill,
  type DrillPrompt,
} from '../model/drill';
import { useNow } from '@/platform/page/useNow';
import { isoDay } from '@/platform/values/dates';
import { useAppDispatch, useAppSelector, useAppStore } from '@/data/store/hooks';
import { AWAITED_REQUESTS, forEachConcurrently } from '@/platform/scheduling/forEachConcurrently';
import { logRun } from '../log/logRun';
import { weakestWords } from '../../model/overview';
import { cutIntoWords, type RecallText } from '../../model/words';
import { selectPassage, selectPassagesById } from '../../store/passages';
import { loadPlainText } from '../../store/passageTexts';
import { selectOverridesKnown } from '../../store/textOverrides';
import { useRecallLog } from '../log/useRecallLog';

/** How often the clock is read. */
const TICK_MS = 200;

export type DrillAnswer = Drill['answers'][number];

/** A drill that ends when the time or the words do; the first answer to each word is logged at once. */
export function useDrill(prompts: readonly DrillPrompt[]) {
  const dispatch = useAppDispatch();
  const [drill, setDrill] = useState<Drill>({ queue: prompts, answers: [] });
  const [last, setLast] = useState<DrillAnswer | null>(null);
  const [endsAt] = useState(() => Date.now() + DRILL_SECONDS * 1000);
  const [secondsLeft, setSecondsLeft] = useState(DRILL_SECONDS);
  const isOver = drill.queue.length === 0 || secondsLeft <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt, isOver]);
  const answer = (right: boolean) => {
    const [prompt] = drill.queue;
    if (prompt === undefined || isOver) return;
    const { drill: next, isFirst } = answered(drill, right);
    if (isFirst) void dispatch(logRun(drillResult(prompt, right)));
    setDrill(next);
    setLast({ prompt, right });
  };
  return { drill, last, secondsLeft, isOver, answer };
}

interface LoadedTexts {
  /** The ids of the passages. */
  of: string;
  texts: ReadonlyMap<number, RecallText>;
  failed: number;
}

interface DrillPrompts {
  /** The weakest words of all passages, in context; null until the recall log and the texts have loaded or failed. */
  prompts: readonly DrillPrompt[] | null;
  /** How many of their texts could not be loaded: their words are missing. */
  failed: number;
  retry: () => void;
}

export function useDrillPrompts(): DrillPrompts {
  const store = useAppStore();
  const { ready, entries } = useRecallLog();
  const today = isoDay(new Date(useNow()));
  const overridesKnown = useAppSelector(selectOverridesKnown);
  const words = useMemo(() => drilledWords(weakestWords(entries, Infinity, today)), [entries, today]);
  const passages = useAppSelector(selectPassagesById);
  // Once the passages have loaded, the words of all of them are there.
  const wanted = [...new Set(words.map(({ passageId }) => passageId))]
    .filter((id) => passages[id] !== undefined)
    .sort((a, b) => a - b)
    .join(' ');
  const [loaded, setLoaded] = useState<LoadedTexts | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!ready || !overridesKnown) return undefined;
    const leaving = new AbortController();
    const load = async () => {
      const ids = wanted.split(' ').filter(Boolean).map(Number);
      const texts = new Map<number, RecallText>();
      let failed = 0;
      const loadOne = async (id: number) => {
        const passage = selectPassage(store.getState(), id);
        const text = passage ? await store.dispatch(loadPlainText(passage)) : '';
        if (text === null) failed += 1;
        texts.set(id, cutIntoWords(text ?? ''));
      };
      await forEachConcurrently(ids, AWAITED_REQUESTS, loadOne, leaving.signal);
      if (!leaving.signal.aborted) setLoaded({ of: wanted, texts, failed });
    };
    void load();
    return () => leaving.abort();
  }, [store, ready, overridesKnown, wanted, attempt]);
  const current = ready && loaded?.of === wanted ? loaded : null;
  const texts = current?.texts;
  const prompts = useMemo(
    () => (texts ? drillPrompts(words, (id) => texts.get(id) ?? null) : null),
    [texts, words],
  );
  return { prompts, failed: current?.failed ?? 0, retry: () => setAttempt(attempt + 1) };
}
