import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readTabDraft, writeTabDraft } from '@/device/tabDraft';
import { RUNGS, type Rung } from '@/domain/recall/recallEntry';

const typedText = v.optional(v.string(), '');
const typedReference = v.object({ book: typedText, chapter: typedText, verses: typedText });

/** A run in progress: everything that a reload must not lose, with the values it begins with. */
const runSchema = v.object({
  rung: v.picklist(RUNGS),
  /** First letters: `r` for each word that was right, `m` for a missed one. */
  letters: v.optional(v.pipe(v.string(), v.regex(/^[rm]*$/)), ''),
  /** Write. */
  written: typedText,
  /** Fade: how far the words are hidden. */
  step: v.optional(v.number(), 1),
  /** Fade: places of the words that were looked at. */
  peeked: v.optional(v.array(v.number()), []),
  /** Write: how often the whole text was looked at. */
  peeks: v.optional(v.number(), 0),
  /** By passage text. */
  reference: v.optional(typedReference, {}),
});
export type Run = v.InferOutput<typeof runSchema>;

/** A run and its changes, for the component of its rung. A function is given the newest run. */
export interface RunProps {
  run: Run;
  change: (part: Partial<Run> | ((run: Run) => Partial<Run>)) => void;
}

const storedRun = v.object({ ...runSchema.entries, text: v.string() });

/**
 * A run over a text, stored at every change. A stored run over another text, as after an edit or in another translation,
 * is not restored.
 * @param name tells passage and direction apart
 */
export function useRun(user: string, name: string, text: string, offered: Rung) {
  const [initial] = useState((): Run => {
    const stored = v.safeParse(storedRun, readTabDraft(user, name));
    const isSameText = stored.success && stored.output.text === text;
    return isSameText ? stored.output : v.parse(runSchema, { rung: offered });
  });
  const [run, setRun] = useState(initial);
  useEffect(() => {
    if (run !== initial) writeTabDraft(user, name, { ...run, text });
  }, [initial, run, user, name, text]);
  const change: RunProps['change'] = (part) =>
    setRun((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }));
  return {
    run,
    change,
    restart: (rung: Rung) => setRun(v.parse(runSchema, { rung })),
    /** The run is logged, so nothing of it is restored. */
    finish: () => writeTabDraft(user, name, null),
  };
}
