import { useState } from 'react';
import type { Draft } from '../visit/useDraft';
import type { Conflict } from '../client/ApiError';

/** The outcome of a thunk that writes: its value, or its failure. */
interface WriteOutcome {
  meta: { requestStatus: 'fulfilled' | 'rejected' };
  payload?: { id: number } | { conflict?: Conflict } | undefined;
}

/** What another device changed, if a write was refused because of that; null for any other outcome. */
const conflictOf = ({ payload }: WriteOutcome): Conflict | null =>
  (payload && 'conflict' in payload ? payload.conflict : undefined) ?? null;

/** A write in flight; null if there is nothing to write. */
export type Saving = Promise<WriteOutcome> | null;

/**
 * Saves a draft; reports whether that is under way, and what another device has changed meanwhile, for the person to decide.
 * @param write writes the draft's value; `fieldsToOverwrite` names the fields that overwrite another device's change
 */
export function useSave<T>(
  draft: Draft<T>,
  write: (value: T, fieldsToOverwrite: readonly string[]) => Saving,
) {
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [fieldsToOverwrite, setFieldsToOverwrite] = useState<readonly string[]>([]);
  const saveOver = async (mine: readonly string[]): Promise<boolean> => {
    setSaving(true);
    setConflict(null);
    setFieldsToOverwrite(mine);
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
    /** Resolves to whether it was saved. */
    save: () => saveOver(fieldsToOverwrite),
    /** Saves it over the other device's change of the field that `conflict` is about. */
    saveMine: () => saveOver(conflict ? [...fieldsToOverwrite, conflict.name] : fieldsToOverwrite),
  };
}
