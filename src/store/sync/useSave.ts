import { useState } from 'react';
import type { Draft } from '@/store/core/useDraft';
import { conflictOf, type Conflict } from './conflictOf';

/** How a thunk that writes has ended. */
interface Outcome {
  meta: { requestStatus: 'fulfilled' | 'rejected' };
  payload?: unknown;
}

/** A write that is under way; null where there is nothing to write. */
export type Saving = Promise<Outcome> | null;

/**
 * Saves a draft: whether that is under way, and what another device has changed meanwhile, for the person to decide.
 * @param write writes the draft's value; `decided` names the fields that are written whatever another device made of them
 */
export function useSave<T>(draft: Draft<T>, write: (value: T, decided: readonly string[]) => Saving) {
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const saveOver = async (mine: readonly string[]): Promise<boolean> => {
    setSaving(true);
    setConflict(null);
    setDecided(mine);
    const saved = await draft.submit(async (value) => {
      const outcome = await write(value, mine);
      if (outcome === null || outcome.meta.requestStatus === 'fulfilled') return true;
      setConflict(conflictOf(outcome));
      return null;
    });
    setSaving(false);
    return saved === true;
  };
  return {
    saving,
    conflict,
    /** Resolves to whether it is saved. */
    save: () => saveOver(decided),
    /** Saves it in the place of what the other device wrote of the field that was asked about. */
    saveMine: () => saveOver(conflict ? [...decided, conflict.name] : decided),
  };
}
