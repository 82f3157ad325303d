import * as v from 'valibot';
import { userEndpoint } from './endpoint';
import { wholeNumber } from './inputs';

/** Adds topics to a nugget. A topic that it already has is refused, as a second row with the same key. */
export const addPassageTopic = userEndpoint({
  name: 'add_passage_topic',
  method: 'POST',
  writes: true,
  input: v.object({ passageId: wholeNumber, topicIds: v.pipe(v.array(wholeNumber), v.minLength(1)) }),
  invalid: 'error',
  answer: ({ passageId, topicIds }, { data }): 'success' | 'error' => {
    const nugget = data.nuggets.find((each) => each.passageId === passageId);
    const known = topicIds.every((id) => data.topics.some((topic) => topic.id === id));
    if (nugget === undefined || !known || topicIds.some((id) => nugget.topicIds.includes(id))) return 'error';
    nugget.topicIds.push(...topicIds);
    return 'success';
  },
});
