import type { BoundWrite } from './definition';
import { addLink } from './links';
import { addNugget, addNuggetTopics } from './nuggets';
import { addPassage, changeBox, editPassage, saveExplanation, view } from './passages';
import { recordReading } from './plan';
import { addPrayer, archivePrayer, recordSession, updatePrayer } from './prayers';
import { addQuote, addQuoteTopics, updateQuoteText } from './quotes';
import { createTopic } from './topics';

/**
 * Every kind of write that changes a list. The names are stored with what waits: those of `view`, `box`, `session` and
 * `progress` are older than the others. What changes no list, and cannot wait (signing up, copying a database, e-mail),
 * is a plain call.
 */
const WRITES = {
  view,
  box: changeBox,
  explanation: saveExplanation,
  passageEdit: editPassage,
  passage: addPassage,
  nugget: addNugget,
  nuggetTopics: addNuggetTopics,
  topic: createTopic,
  quote: addQuote,
  quoteText: updateQuoteText,
  quoteTopics: addQuoteTopics,
  prayer: addPrayer,
  prayerEdit: updatePrayer,
  prayerArchive: archivePrayer,
  session: recordSession,
  progress: recordReading,
  link: addLink,
} as const;

export type WriteKind = keyof typeof WRITES;

/** A write as store and outbox hold it: what it writes is plain, and has the shape of its kind's schema. */
export interface Write {
  kind: WriteKind;
  payload: object;
}

export const isWriteKind = (kind: unknown): kind is WriteKind =>
  typeof kind === 'string' && Object.hasOwn(WRITES, kind);

const bound = new WeakMap<object, { kind: WriteKind; write: BoundWrite | null }>();

/** A write with all that its kind knows; null where what it writes makes no sense. */
export function bindWrite({ kind, payload }: Write): BoundWrite | null {
  const known = bound.get(payload);
  if (known?.kind === kind) return known.write;
  // Another tab may be of a newer version, and tell of kinds that are not known here.
  const write = isWriteKind(kind) ? WRITES[kind](payload) : null;
  bound.set(payload, { kind, write });
  return write;
}
