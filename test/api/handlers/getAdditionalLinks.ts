import type { LinkJson } from '@/features/links/api';
import { jsonAfterBlankLines } from './answers';
import { userEndpoint } from './endpoint';
import { nothing } from './inputs';

/** The links that the user added, as saved. */
export const getAdditionalLinks = userEndpoint({
  name: 'get_additional_links',
  method: 'GET',
  input: nothing,
  invalid: [],
  reply: jsonAfterBlankLines,
  answer: (_, { data }): LinkJson[] => data.links,
});
