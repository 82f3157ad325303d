import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readTabDraft, writeTabDraft } from '@/device/tabDraft';
import { RUNGS, type Rung } from '@/domain/recall/recallEntry';

/** A reference as it is being typed. */
export interface TypedReference {
  book: string;
  chapter: string;
  verses: string;
}

/** A run that is under way: everything that a reload must not lose. */
export interface Run {
  rung: Rung;
  /** Of First letters: `r` for each word that was right, `m` for a missed one. */
  letters: string;
  /** Of Write. */
  written: string;
  /** Of Fade. */
  step: number;
  /** Places of the words that were looked at in Fade. */
  peeked: number[];
  /** How often the whole text was looked at in Write. */
  peeks: number;
  /** By passage text. */
  reference: TypedReference;
}

const NO_REFERENCE: TypedReference = { book: '', chapter: '', verses: '' };

const storedRun = v.object({
  text: v.string(),
  rung: v.picklist(RUNGS),
  letters: v.pipe(v.string(), v.regex(/^[rm]*$/)),
  written: v.string(),
  step: v.number(),
  peeked: v.array(v.number()),
  peeks: v.number(),
  reference: v.optional(
    v.object({ book: v.string(), chapter: v.string(), verses: v.string() }),
    NO_REFERENCE,
  ),
});

const beginning = (rung: Rung): Run => ({
  rung,
  letters: '',
  written: '',
  step: 1,
  peeked: [],
  peeks: 0,
  reference: NO_REFERENCE,
});

/**
 * A run over a text, stored at every change. One that was stored for another text, as after an edit or in another
 * translation, is not gone on with.
 * @param name tells passage and direction apart
 */
export function useRun(user: string, name: string, text: string, offered: Rung) {
  const [begun] = useState((): Run => {
    const stored = v.safeParse(storedRun, readTabDraft(user, name));
    return stored.success && stored.output.text === text ? stored.output : beginning(offered);
  });
  const [run, setRun] = useState<Run>(begun);
  useEffect(() => {
    if (run !== begun) writeTabDraft(user, name, { ...run, text });
  }, [begun, run, user, name, text]);
  return {
    run,
    change: (part: Partial<Run>) => setRun((now) => ({ ...now, ...part })),
    peekAt: (place: number) => setRun((now) => ({ ...now, peeked: [...now.peeked, place] })),
    restart: (rung: Rung) => setRun(beginning(rung)),
    /** It is logged, and nothing of it is to be restored. */
    finish: () => writeTabDraft(user, name, null),
  };
}
