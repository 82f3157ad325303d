import type { MemoryPassage } from '../../model/memoryPassage';
import { recallWords, type RecallWord } from '../../model/words';
import { correct, type Correction } from '../../recall/model/correction';
import { isReferenceAlone } from '../../recall/model/namedVerses';
import { heardAs, spokenWords } from '../../recall/model/spoken/spoken';

/** With fewer right words, the sound was probably the radio or a passenger. */
const ENOUGH = 0.5;

export interface JudgedAnswer extends Correction {
  /** The words of the text. */
  words: readonly RecallWord[];
  /** Whether the answer is about the passage at all. */
  isAnswer: boolean;
}

/** Judges the recognised answer like Say it. */
export function judgeAnswer(passage: MemoryPassage, text: string, heard: string): JudgedAnswer {
  const words = recallWords(text);
  const verses = { ...passage, lines: [text] };
  const spoken = spokenWords(heard, words);
  const found = correct(words, spoken, verses, heardAs);
  const isAnswer = spoken.length > 0 && found.score >= ENOUGH && !isReferenceAlone(verses, words, spoken);
  return { ...found, words, isAnswer };
}
