import type { LinkJson } from '../../../src/api/wire/json';
import { jsonAfterBlankLines } from './answers';
import { userEndpoint } from './endpoint';
import { nothing } from './inputs';

/** The links the user added, as they were once saved. */
export const getAdditionalLinks = userEndpoint({
  name: 'get_additional_links',
  method: 'GET',
  input: nothing,
  invalid: [],
  reply: jsonAfterBlankLines,
  answer: (_, { data }): LinkJson[] => data.links,
});
