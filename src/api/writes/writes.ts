import type { BoundWrite, Definition } from './definition';
import { addLink } from './links';
import { addNugget, addNuggetTopics } from './nuggets';
import { addPassage, changeBox, editPassage, saveExplanation, view } from './passages';
import { recordReading } from './plan';
import { addPrayer, archivePrayer, recordSession, updatePrayer } from './prayers';
import { addQuote, addQuoteTopics, updateQuoteText } from './quotes';
import { createTopic } from './topics';

/**
 * All kinds of writes that change a list. The names are stored with pending writes and must not change. Writes that change
 * no list and cannot wait (signing up, copying a database, e-mail) are plain calls.
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

/** The payload of each kind. */
export type Payloads = {
  [Kind in WriteKind]: NonNullable<ReturnType<(typeof WRITES)[Kind]>>['payload'];
};

const DEFINITIONS: { readonly [Kind in WriteKind]: Definition<Payloads[Kind]> } = WRITES;

/** A write as stored in store and outbox. Its payload is a plain object of the shape of the kind's schema. */
export interface Write {
  kind: WriteKind;
  payload: object;
}

export const isWriteKind = (kind: unknown): kind is WriteKind =>
  typeof kind === 'string' && Object.hasOwn(WRITES, kind);

/** Binds a write to its kind's definition; null if its payload is invalid. */
export const bindWrite = ({ kind, payload }: Write): BoundWrite | null =>
  // Another tab may run a newer version, with kinds that are unknown here.
  isWriteKind(kind) ? DEFINITIONS[kind](payload) : null;

/** The payload of a write of `kind`; undefined for a write of another kind, or an invalid one. */
export const payloadOf = <Kind extends WriteKind>(
  kind: Kind,
  write: Write | null,
): Payloads[Kind] | undefined =>
  write?.kind === kind ? DEFINITIONS[kind](write.payload)?.payload : undefined;
