import type { Call } from '@/data/client/call';
import {
  currentRow,
  findCurrentRow,
  type RawRow,
  type ListReader,
  type ReadRows,
} from '@/data/define/rawRows';
import { memoryPassages, textOverrides, postPassageUpdate } from './calls';
import { getPassageText } from '@/bible/text/bibleText';
import { versesText } from '@/bible/passageText';
import { bookOf } from '@/bible/books';
import { isOfKnownBook } from '@/bible/unknownBook';
import type { AppendLetter } from '@/bible/passage';
import { areVersesRepaired, type MemoryPassage, type TextOverride } from '../model/memoryPassage';
import { boxName } from '../model/passageEdit';
import { isBlank } from '@/platform/values/text';
import { refuseConflicts, type FieldNames } from '@/data/define/conflict';

/** The changed fields of a passage. */
type PassageChanges = Partial<
  Pick<MemoryPassage, 'translation' | 'startVerse' | 'endVerse' | 'box' | 'explanation'>
>;

/** A change of a passage's custom text. `newText` null leaves its text, a blank one removes it. */
interface Rewording {
  newText: string | null;
  appendLetter: AppendLetter;
}

interface Update {
  passageId: number;
  changes: PassageChanges;
  /** What the user saw of the fields. A field that is absent is written whatever the server has. */
  was: PassageChanges;
  rewording?: Rewording;
  /** The custom text that the user saw, blank for none; if absent, it is written whatever the server has. */
  wasText?: string;
}

const ENDPOINT = 'update_passage';

/** The name of the box in the message that another device changed it. */
export const BOX_FIELD = 'The box';

const FIELDS: FieldNames<keyof PassageChanges> = [
  ['translation', 'The translation'],
  ['startVerse', 'The start verse'],
  ['endVerse', 'The end verse'],
  ['box', BOX_FIELD],
  ['explanation', 'The explanation'],
];

/**
 * Changes only the given fields of a passage (`update_passage`): its row is read first and sent back with the
 * changes. Throws an ApiError, with `conflict` if another device changed one of the fields meanwhile.
 */
export async function changePassage(call: Call, update: Update, { read }: ListReader) {
  const { passageId, changes, was } = update;
  const matches = (each: { passageId: number }) => each.passageId === passageId;
  const { raw, row } = await currentRow(memoryPassages, matches, read);
  refuseConflicts(ENDPOINT, FIELDS, {
    changes,
    was,
    now: row,
    inWords: (value, name) => (name === 'box' ? boxName(row.box) : String(value)),
  });
  const customText = update.rewording
    ? await customTextToSend(call, { ...row, ...changes }, update.rewording, update.wasText, read)
    : { newText: null, passageRefAppendLetter: null };
  const passage = { ...raw, ...named(row), ...written(changes) };
  return (sending: Call) => postPassageUpdate(sending, { passage, ...customText });
}

/** The names that the update needs. A row of the list may lack them; an unknown book is sent back as it came. */
const named = (row: MemoryPassage): RawRow => ({
  passageId: row.passageId,
  ...(isOfKnownBook(row) && { bookId: bookOf(row.bookName).bookId, bookName: row.bookName }),
});

/** The changed fields in the API's terms. A null explanation leaves the stored one as it is. */
const written = ({ translation, startVerse, endVerse, box, explanation }: PassageChanges): RawRow => ({
  ...(translation && { translationId: translation, translationName: translation }),
  ...(startVerse !== undefined && { startVerse }),
  ...(endVerse !== undefined && { endVerse }),
  ...(box !== undefined && { frequencyDays: box }),
  explanation: explanation ?? null,
});

/** The current custom text on the server; blank if there is none. */
async function currentWording(passageId: number, read: ReadRows): Promise<string> {
  const matches = (each: TextOverride) => each.passageId === passageId;
  return (await findCurrentRow(textOverrides, matches, read))?.row.text ?? '';
}

/** The text to send. The server loses a letter without a text, so a letter is always sent with its text. */
async function customTextToSend(
  call: Call,
  passage: MemoryPassage,
  { newText, appendLetter }: Rewording,
  wasText: string | undefined,
  read: ReadRows,
) {
  const now = await currentWording(passage.passageId, read);
  refuseConflicts(ENDPOINT, [['wasText', 'The own wording']], {
    changes: { wasText: newText ?? undefined },
    was: { wasText },
    now: { wasText: now },
    inWords: (text) => String(text) || 'the text of the translation',
  });
  const current = isBlank(now) ? null : now;
  const text = newText ?? current ?? versesText((await getPassageText(call, passage)) ?? []);
  return { newText: text, passageRefAppendLetter: appendLetter || null };
}

/** A passage without the damage that the written fields repair; the same one where they repair none. */
export function mended(
  passage: MemoryPassage,
  written: PassageChanges & { appendLetter?: AppendLetter },
): MemoryPassage {
  const { storedAs, invalidFields = {}, ...sound } = passage;
  const { translation, box, letter } = invalidFields;
  const left = {
    ...(translation !== undefined && written.translation === undefined && { translation }),
    ...(box !== undefined && written.box === undefined && { box }),
    ...(letter !== undefined && written.appendLetter === undefined && { letter }),
  };
  const isRepaired = written.endVerse !== undefined && areVersesRepaired({ ...passage, ...written });
  const isRangeLeft = storedAs !== undefined && !isRepaired;
  const isLeft = Object.keys(left).length > 0;
  if (isRangeLeft === (storedAs !== undefined) && isSameSize(left, invalidFields)) return passage;
  return { ...sound, ...(isRangeLeft && { storedAs }), ...(isLeft && { invalidFields: left }) };
}

const isSameSize = (a: object, b: object): boolean => Object.keys(a).length === Object.keys(b).length;

/** Whether the server has the changes of a passage and of its custom text. Throws an ApiError if a list cannot be fetched. */
export async function isPassageChanged(
  { passageId, changes, rewording }: Omit<Update, 'was' | 'wasText'>,
  read: ReadRows,
): Promise<boolean> {
  const matches = (row: { passageId: number }) => row.passageId === passageId;
  const found = await findCurrentRow(memoryPassages, matches, read);
  const isMended = found !== undefined && mended(found.row, changes) === found.row;
  if (
    !found ||
    !isMended ||
    FIELDS.some(([name]) => changes[name] !== undefined && changes[name] !== found.row[name])
  )
    return false;
  if (!rewording) return true;
  const customText = (await findCurrentRow(textOverrides, matches, read))?.row;
  const { newText, appendLetter } = rewording;
  return (
    (customText?.appendLetter ?? '') === appendLetter &&
    (newText === null || (customText?.text ?? '') === newText)
  );
}
