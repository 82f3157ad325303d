import { nextId } from '../db';
import { userEndpoint } from './endpoint';
import { passageRange } from './inputs';

/** Adds a nugget without topics. */
export const addNonmemoryPassage = userEndpoint({
  name: 'add_nonmemory_passage',
  method: 'GET',
  writes: true,
  input: passageRange,
  invalid: 'error',
  answer: ({ book, chapter, start, end }, { data }): number => {
    const passageId = nextId(data.nuggets.map((nugget) => nugget.passageId));
    data.nuggets.push({ passageId, bookName: book, chapter, startVerse: start, endVerse: end, topicIds: [] });
    return passageId;
  },
});
