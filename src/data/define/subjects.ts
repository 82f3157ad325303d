import type { ListDefinition, ListName, ListResource, ListRows } from './list';
import type { BoundWrite, Definition } from './write';

/** A write as stored in store and outbox. Its payload is a plain object of the shape of the kind's schema. */
export interface Write {
  kind: string;
  payload: object;
}

/** Every subject's lists and kinds of writes, as `app` hands them over. Nothing changes them. */
export interface Subjects {
  lists: readonly ListDefinition<ListRows[ListName], ListName>[];
  /** How to request a list; undefined where it is not known here. */
  list: <List extends ListName>(name: List) => ListDefinition<ListRows[List], List> | undefined;
  /** Binds a write to its kind's definition; null if its payload is invalid or its kind is not known here. */
  bind: (write: Write) => BoundWrite | null;
  /** Every way to request the lists that a write changes. */
  requestsOf: (write: BoundWrite) => readonly ListResource<unknown>[];
}

type ByName = { [List in ListName]?: ListDefinition<ListRows[List], List> };

export function createSubjects(
  lists: readonly ListDefinition<ListRows[ListName], ListName>[],
  writes: readonly Definition<object>[],
): Subjects {
  const byName: ByName = Object.fromEntries(lists.map((list) => [list.name, list]));
  const byKind = new Map(writes.map((definition) => [definition.kind, definition]));
  return {
    lists,
    list: <List extends ListName>(name: List): ByName[List] => byName[name],
    bind: ({ kind, payload }) => byKind.get(kind)?.(payload) ?? null,
    requestsOf: (write) =>
      lists.flatMap((list) => (write.affects(list.name) ? [list, ...(list.variants ?? [])] : [])),
  };
}

/** Before `app` has handed any over. */
export const NO_SUBJECTS: Subjects = createSubjects([], []);

/** The payload of a write of a definition's kind; undefined for a write of another kind, or an invalid one. */
export const payloadOf = <Payload>(
  definition: Definition<Payload>,
  write: Write | null,
): Payload | undefined => (write?.kind === definition.kind ? definition(write.payload)?.payload : undefined);
