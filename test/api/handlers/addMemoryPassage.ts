import { nextId } from '../db';
import { userEndpoint } from './endpoint';
import { passageRange } from './inputs';

/** Adds a memory passage, in box 1 and never viewed. */
export const addMemoryPassage = userEndpoint({
  name: 'add_memory_passage',
  method: 'GET',
  writes: true,
  input: passageRange,
  invalid: 'error',
  answer: ({ translation, book, chapter, start, end }, { data }): number => {
    const passageId = nextId(data.memoryPassages.map((passage) => passage.passageId));
    data.memoryPassages.push({
      passageId,
      bookName: book,
      chapter,
      startVerse: start,
      endVerse: end,
      translation,
      box: 1,
      explanation: '',
      lastViewedNum: -1,
      lastViewedStr: 'N/A',
    });
    return passageId;
  },
});
