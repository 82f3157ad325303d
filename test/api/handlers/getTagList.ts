import type { TagJson } from '../../../src/features/topics/api/calls';
import { userEndpoint } from './endpoint';
import { nothing } from './inputs';

/** Every topic, by name. */
export const getTagList = userEndpoint({
  name: 'get_tag_list',
  method: 'GET',
  input: nothing,
  invalid: [],
  answer: (_, { data }): TagJson[] =>
    data.topics
      .map(({ id, name }) => ({ id, name, passages: [] }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
});
