import * as v from 'valibot';
import { userEndpoint } from './endpoint';
import { filledText } from './inputs';

/** Adds a link. The URL is not validated; a key that is in use is refused. */
export const addAdditionalLink = userEndpoint({
  name: 'add_additional_link',
  method: 'POST',
  writes: true,
  input: v.object({ label: filledText, action: filledText, key: filledText }),
  invalid: 'error',
  answer: (link, { data }): 'success' | 'error' => {
    if (data.links.some(({ key }) => key === link.key)) return 'error';
    data.links.push(link);
    return 'success';
  },
});
