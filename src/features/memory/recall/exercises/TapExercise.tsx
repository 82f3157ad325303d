import { useEffect, useMemo, useRef, useState } from 'react';
import { isByPointer } from '@/ui/focus/pointerFocus';
import { poolsOf, shuffledPool } from '../model/wordPools';
import recallStyles from '../Recall.module.scss';
import type { ExerciseProps } from './components';
import styles from './TapExercise.module.scss';
import { useTileKeys } from './useTileKeys';
import { WordsSoFar } from './WordsSoFar';

/** Shuffled words are tapped in their order: a wrong one shakes, and the expected word counts as missed. */
export function TapExercise({ recall, passage }: ExerciseProps) {
  const { piece, finishers, runner, entries } = recall;
  const { text } = piece;
  const { words } = text;
  const { tapped, slips } = runner.run;
  const at = tapped.length;
  const pools = useMemo(() => poolsOf(words), [words]);
  const pool = pools.find(({ end }) => at < end);
  // A new order for each run, but the same after a reload.
  const seed = passage.passageId + entries.length;
  const tiles = useMemo(() => (pool ? shuffledPool(words, pool, seed) : []), [words, pool, seed]);
  const [wrong, setWrong] = useState<{ tile: number; count: number } | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = useTileKeys(group);
  const outcomes = words
    .slice(0, at)
    .map((_, wordIndex) => (slips.includes(wordIndex) ? 'm' : 'r'))
    .join('');
  useEffect(() => {
    // Touch needs no focus, but a tile chosen by a key is disabled afterwards.
    const isFocused = group.current?.querySelector('button:enabled:focus') !== null;
    if (isByPointer() || isFocused) return;
    group.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  }, [at]);
  const tap = (tile: number) => {
    if (words[tile]?.key !== words[at]?.key) {
      setWrong({ tile, count: (wrong?.count ?? 0) + 1 });
      if (!slips.includes(at)) runner.change({ slips: [...slips, at] });
      return;
    }
    setWrong(null);
    const nextTapped = [...tapped, tile];
    if (nextTapped.length === words.length) finishers.tap(slips);
    else runner.change({ tapped: nextTapped });
  };
  const last = words[at - 1]?.text;
  return (
    <>
      <WordsSoFar text={text} outcomes={outcomes} caretClassName={styles.caret} />
      <div className={`${styles.layout} ${recallStyles.inSight}`}>
        <div ref={group} role="group" aria-label="Words to tap" className={styles.pool}>
          {tiles.map((tile) => (
            <button
              key={tile}
              type="button"
              data-repeats
              className={wrong?.tile === tile ? `${styles.tile} ${styles.wrong}` : styles.tile}
              disabled={tapped.includes(tile)}
              onClick={() => tap(tile)}
              onKeyDown={onKeyDown}
              onAnimationEnd={() => setWrong(null)}
            >
              {words[tile]?.text}
            </button>
          ))}
        </div>
        <span className="muted">
          {at} of {words.length} words
        </span>
      </div>
      <output className="visually-hidden">
        {/* With a new key, so that the same word is announced again. */}
        <span key={`${at} ${wrong?.count ?? 0}`}>
          {wrong ? `“${words[wrong.tile]?.text}” is not next` : last}
        </span>
      </output>
    </>
  );
}
