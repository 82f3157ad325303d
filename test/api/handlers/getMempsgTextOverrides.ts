import type { PassageJson } from '../../../src/bible/text/passageRows';
import type { VerseJson } from '../../../src/bible/text/verses';
import type { OverrideRow } from '../schema';
import { userEndpoint } from './endpoint';
import { nothing } from './inputs';
import { unsetPassage } from './passageJson';

/** The user's custom texts: the whole text as one part of one verse. A letter without text has no verse. */
export const getMempsgTextOverrides = userEndpoint({
  name: 'get_mempsg_text_overrides',
  method: 'GET',
  input: nothing,
  invalid: [],
  answer: (_, { data }): PassageJson[] =>
    data.overrides.map((override) => ({
      ...unsetPassage(),
      passageId: override.passageId,
      passageRefAppendLetter: override.letter,
      verses: override.text === '' ? [] : [verseOf(override)],
    })),
});

function verseOf({ verseNumber, text }: OverrideRow): VerseJson {
  return {
    passageId: null,
    verseParts: [{ verseNumber, versePartId: null, verseText: text, wordsOfChrist: false }],
  };
}
