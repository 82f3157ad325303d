import * as v from 'valibot';
import { optionalText, shaped, wholeNumber, type Decoder } from './decoder';

const created = shaped(v.object({ topicId: wholeNumber, message: optionalText }));

/** `add_new_topic`: the new id. -1 is a failure, although the status is 200. */
export const newTopicId: Decoder<number> = (answer) => {
  const result = created(answer);
  if (!result.ok) return result;
  const { topicId, message } = result.value;
  if (topicId > 0 && (message === 'success' || message === '')) return { ok: true, value: topicId };
  // A failure with the message 'success' has no words to show.
  return { ok: false, rejection: message === 'success' ? '' : message };
};
