import type { Query } from '../client/client';
import type { Decoder } from '../decode/decoder';
import type { RowsDecoder } from '../decode/lists';

/** The rows of every list of the API, by the name used in store, cache and writes; each subject adds its own. */
export interface ListRows {}

export type ListName = keyof ListRows;
export type Rows<List extends ListName> = readonly ListRows[List][];

/** How to request and decode a list. */
export interface ListResource<Row> {
  endpoint: string;
  params: (user: string) => Query;
  decode: Decoder<Row[]> | RowsDecoder<Row>;
}

type Resources = { [List in ListName]?: ListResource<ListRows[List]> };

const resources: Resources = {};
const variants = new Map<ListName, ListResource<unknown>[]>();

/** Defines a list of the API. The writes that change it find it by its name. */
export function defineList<List extends ListName>(
  name: List,
  resource: ListResource<ListRows[List]>,
): ListResource<ListRows[List]> {
  const known: { [Name in List]?: ListResource<ListRows[Name]> } = resources;
  known[name] = resource;
  return resource;
}

/** A second way to request the rows of a list, with more in them: what a write changes in one cached answer, it changes in both. */
export function defineVariant<List extends ListName>(
  name: List,
  resource: ListResource<ListRows[List]>,
): ListResource<ListRows[List]> {
  variants.set(name, [...(variants.get(name) ?? []), resource]);
  return resource;
}

/** A list that is requested with the user's name alone, in the parameter that its endpoint takes. */
export const defineListOfUser = <List extends ListName>(
  name: List,
  endpoint: string,
  decode: RowsDecoder<ListRows[List]>,
  userParam: 'user' | 'userId' = 'user',
): ListResource<ListRows[List]> =>
  defineList(name, { endpoint, params: (user) => ({ [userParam]: user }), decode });

/** How to request a list. Throws where its subject has not been loaded, which is a programming error. */
export function resourceOf<List extends ListName>(name: List): ListResource<ListRows[List]> {
  const resource: Resources[List] = resources[name];
  if (!resource) throw new Error(`The list ${name} is not defined`);
  return resource;
}

/** Every way to request a list that the page knows. */
export const resourcesOf = (
  name: ListName,
): readonly Pick<ListResource<unknown>, 'endpoint' | 'params'>[] => [
  ...(resources[name] ? [resources[name]] : []),
  ...(variants.get(name) ?? []),
];

const isListName = (name: string): name is ListName => Object.hasOwn(resources, name);

/** The lists that the page knows. */
export const listNames = (): readonly ListName[] => Object.keys(resources).filter(isListName);
