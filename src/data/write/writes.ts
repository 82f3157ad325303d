import type { BoundWrite, Definition } from './definition';

/** The definitions of the subjects that are loaded, by kind. */
const definitions = new Map<string, Definition<object>>();

/** Adds a definition, whose kind is stored with pending writes and must not change. */
export function addDefinition(definition: Definition<object>): void {
  definitions.set(definition.kind, definition);
}

/** A write as stored in store and outbox. Its payload is a plain object of the shape of the kind's schema. */
export interface Write {
  kind: string;
  payload: object;
}

/** The definition of a kind; undefined where it is not known here. */
export const definitionOf = (kind: string): Definition<object> | undefined => definitions.get(kind);

/** Binds a write to its kind's definition; null if its payload is invalid or its kind is not known here. */
export const bindWrite = ({ kind, payload }: Write): BoundWrite | null =>
  definitions.get(kind)?.(payload) ?? null;

/** The payload of a write of a definition's kind; undefined for a write of another kind, or an invalid one. */
export const payloadOf = <Payload>(
  definition: Definition<Payload>,
  write: Write | null,
): Payload | undefined => (write?.kind === definition.kind ? definition(write.payload)?.payload : undefined);
