import type { PassageJson } from '../../../src/bible/text/passageRows';
import { bookIdOf } from './passageJson';
import type { UserData } from '../schema';
import { userEndpoint } from './endpoint';
import { nothing } from './inputs';

/** Every nugget with its topics. Unset values are blank or 0 here, not null. */
export const getNuggetIdList = userEndpoint({
  name: 'get_nugget_id_list',
  method: 'GET',
  input: nothing,
  invalid: [],
  answer: (_, { data }) => nuggetsJson(data),
});

function nuggetsJson({ nuggets, topics }: UserData): PassageJson[] {
  const topicsById = new Map(topics.map((topic) => [topic.id, topic]));
  return nuggets.map(({ passageId, bookName, chapter, startVerse, endVerse, topicIds }) => ({
    passageId,
    bookId: bookIdOf(bookName),
    chapter,
    startVerse,
    endVerse,
    bookName: '',
    translationId: '',
    translationName: '',
    verseText: '',
    frequencyDays: 0,
    last_viewed_str: '',
    last_viewed_num: 0,
    passageRefAppendLetter: '',
    verses: [],
    topics: topicIds.flatMap((id) => topicsById.get(id) ?? []),
    explanation: '',
  }));
}
