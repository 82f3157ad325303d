import type { Query } from '../client/call';
import type { RowsDecoder } from '../decode/lists';
import type { ListRows } from '../register';

export type { ListRows };
export type ListName = keyof ListRows;
export type Rows<List extends ListName> = readonly ListRows[List][];

/** How to request and decode a list. */
export interface ListResource<Row> {
  endpoint: string;
  params: (user: string) => Query;
  decode: RowsDecoder<Row>;
}

/** A list of the API: all that store, cache and writes know about it. */
export interface ListDefinition<Row, Name extends string = string> extends ListResource<Row> {
  name: Name;
  /** The notice where it cannot be loaded; none if absent. */
  error?: string;
  /** Throws for a user who has no such list. */
  refuse?: (user: string) => void;
  /** True if it is loaded again whenever a screen asks for it; otherwise when it is only cached, or too old. */
  isAlwaysStale?: true;
  /** True to show written rows even while the list itself could not be loaded. */
  showsWritten?: true;
  /** Adds data to the rows that only this device has. */
  decorate?(user: string, rows: readonly Row[]): readonly Row[];
  /** Other requests for the same rows, with more in them: what a write changes in one cached answer, it changes in all. */
  variants?: readonly ListResource<Row>[];
}

/** A list that is requested with the user's name alone, in the parameter that its endpoint takes. */
export const listOfUser = <Row, Name extends string>(
  name: Name,
  endpoint: string,
  decode: RowsDecoder<Row>,
  options: Omit<ListDefinition<Row, Name>, 'name' | keyof ListResource<Row>> & {
    userParam?: 'user' | 'userId';
  } = {},
): ListDefinition<Row, Name> => {
  const { userParam = 'user', ...rest } = options;
  return { name, endpoint, params: (user) => ({ [userParam]: user }), decode, ...rest };
};
