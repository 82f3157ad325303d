import type { BoundWrite, Definition } from './definition';
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

/** What a write of each kind writes. */
export type Payloads = {
  [Kind in WriteKind]: NonNullable<ReturnType<(typeof WRITES)[Kind]>>['payload'];
};

const DEFINITIONS: { readonly [Kind in WriteKind]: Definition<Payloads[Kind]> } = WRITES;

/** A write as store and outbox hold it: what it writes is plain, and has the shape of its kind's schema. */
export interface Write {
  kind: WriteKind;
  payload: object;
}

export const isWriteKind = (kind: unknown): kind is WriteKind =>
  typeof kind === 'string' && Object.hasOwn(WRITES, kind);

/** A write with all that its kind knows; null where its payload does not fit the kind's schema. */
export const bindWrite = ({ kind, payload }: Write): BoundWrite | null =>
  // Another tab may run a newer version, with kinds that are unknown here.
  isWriteKind(kind) ? DEFINITIONS[kind](payload) : null;

/** What a write of `kind` writes; undefined for a write of another kind, or one that does not fit its schema. */
export const payloadOf = <Kind extends WriteKind>(
  kind: Kind,
  write: Write | null,
): Payloads[Kind] | undefined =>
  write?.kind === kind ? DEFINITIONS[kind](write.payload)?.payload : undefined;
