import * as v from 'valibot';
import type { OverrideRow, UserData } from '../schema';
import { userEndpoint } from './endpoint';
import { wholeNumber } from './inputs';

const input = v.object({
  passage: v.object({
    passageId: wholeNumber,
    chapter: wholeNumber,
    startVerse: wholeNumber,
    endVerse: wholeNumber,
    translationName: v.nullish(v.string(), null),
    frequencyDays: v.nullish(wholeNumber, null),
    explanation: v.nullish(v.string(), null),
  }),
  newText: v.nullish(v.string(), null),
  passageRefAppendLetter: v.nullish(v.string(), null),
});

/** The call behind box change, explanation, edit and text override. It stores the passage as sent, without checks. */
export const updatePassage = userEndpoint({
  name: 'update_passage',
  method: 'POST',
  writes: true,
  input,
  invalid: 'error',
  answer: ({ passage, newText, passageRefAppendLetter }, { data }): 'success' | 'error' => {
    const { passageId, chapter, startVerse, endVerse, translationName, frequencyDays, explanation } = passage;
    const stored = data.memoryPassages.find((each) => each.passageId === passageId);
    if (stored === undefined) return 'error';
    const written = { chapter, startVerse, endVerse, translation: translationName, box: frequencyDays };
    Object.assign(stored, written, explanation === null ? {} : { explanation });
    writeOverride(data, passageId, {
      verseNumber: startVerse,
      newText,
      letter: passageRefAppendLetter === '' ? null : passageRefAppendLetter,
    });
    return 'success';
  },
});

interface OverrideChange {
  verseNumber: number;
  /** null leaves the text, blank removes the override. */
  newText: string | null;
  /** Without a new text, null leaves the letter. */
  letter: string | null;
}

/** A letter without text changes an existing override; otherwise it is lost. */
function writeOverride(data: UserData, passageId: number, change: OverrideChange): void {
  const { verseNumber, newText, letter } = change;
  const stored = data.overrides.find((override) => override.passageId === passageId);
  if (newText === '') {
    data.overrides = data.overrides.filter((override) => override !== stored);
  } else if (newText !== null) {
    const override: OverrideRow = { passageId, letter, verseNumber, text: newText };
    if (stored) Object.assign(stored, override);
    else data.overrides.push(override);
  } else if (letter !== null && stored) {
    stored.letter = letter;
  }
}
