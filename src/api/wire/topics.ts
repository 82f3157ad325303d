import * as v from 'valibot';
import { optionalText, shaped, wholeNumber, type Decoder } from './decoder';

const created = shaped(v.object({ topicId: wholeNumber, message: optionalText }));

/** `add_new_topic`: the new id; -1 is a failure that arrives as HTTP 200. */
export const newTopicId: Decoder<number> = (answer) => {
  const result = created(answer);
  if (!result.ok) return result;
  const { topicId, message } = result.value;
  if (topicId > 0 && (message === 'success' || message === '')) return { ok: true, value: topicId };
  // A failure that calls itself a success has no words of its own.
  return { ok: false, rejection: message === 'success' ? '' : message };
};
