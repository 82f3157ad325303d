import { currentRow, findCurrentRow, type RawRow } from '@/api/resources/rawRows';
import { memoryPassages, textOverrides, updatePassage } from '@/api/resources/memory';
import { getPassageText } from '@/api/resources/bibleText';
import { plainText } from '@/domain/bible/passageText';
import { bookOf } from '@/domain/bible/books';
import type { AppendLetter, MemoryPassage, TextOverride } from '@/domain/memory/memoryPassage';
import { boxName } from '@/domain/memory/passageEdit';
import { isBlank } from '@/domain/text/text';
import { refuseConflict } from './conflict';

/** What of a passage changes, by the field of a domain passage. */
export type PassageChanges = Partial<
  Pick<MemoryPassage, 'translation' | 'startVerse' | 'endVerse' | 'box' | 'explanation'>
>;

/** What of a passage's own wording changes: null leaves its text, a blank one takes it away. */
export interface Rewording {
  newText: string | null;
  appendLetter: AppendLetter;
}

interface Update {
  passageId: number;
  changes: PassageChanges;
  /** What the person saw of the fields that change; a field that is absent is written whatever is there. */
  was: PassageChanges;
  rewording?: Rewording | undefined;
  /** The own wording that the person saw, blank for none; absent where it is written whatever is there. */
  wasText?: string | undefined;
}

const ENDPOINT = 'update_passage';

const FIELDS = [
  ['translation', 'The translation'],
  ['startVerse', 'The start verse'],
  ['endVerse', 'The end verse'],
  ['box', 'The box'],
  ['explanation', 'The explanation'],
] as const satisfies readonly (readonly [keyof PassageChanges, string])[];

/**
 * Changes a passage and nothing else of it (api.md, `update_passage`): its row is read just before, and goes back as it
 * came but for what changes. Throws an ApiError, with `conflict` where another device changed the same meanwhile.
 */
export async function changePassage(user: string, update: Update, signal: AbortSignal): Promise<void> {
  const { passageId, changes, was } = update;
  const { raw, row } = await currentRow(memoryPassages, user, (each) => each.passageId === passageId, signal);
  for (const [name, field] of FIELDS) {
    const wanted = changes[name];
    if (wanted === undefined) continue;
    refuseConflict<string | number>(ENDPOINT, {
      name,
      field,
      was: was[name],
      wanted,
      now: row[name],
      inWords: (value) => (name === 'box' ? boxName(row.box) : String(value)),
    });
  }
  const wording = update.rewording
    ? await wordingToSend(user, { ...row, ...changes }, update.rewording, update.wasText, signal)
    : { newText: null, passageRefAppendLetter: null };
  await updatePassage(user, { passage: { ...raw, ...named(row), ...written(changes) }, ...wording }, signal);
}

/** A row of the list may lack the names that the update reads. */
const named = (row: MemoryPassage): RawRow => ({
  passageId: row.passageId,
  bookId: bookOf(row.bookName).bookId,
  bookName: row.bookName,
});

/** The changed fields as the wire has them. The explanation is null, which leaves it, unless it is what changes. */
const written = ({ translation, startVerse, endVerse, box, explanation }: PassageChanges): RawRow => ({
  ...(translation && { translationId: translation, translationName: translation }),
  ...(startVerse !== undefined && { startVerse }),
  ...(endVerse !== undefined && { endVerse }),
  ...(box !== undefined && { frequencyDays: box }),
  explanation: explanation ?? null,
});

/** The own wording as the server has it now; blank where there is none. */
async function currentWording(user: string, passageId: number, signal: AbortSignal): Promise<string> {
  const isIt = (each: TextOverride) => each.passageId === passageId;
  return (await findCurrentRow(textOverrides, user, isIt, signal))?.row.text ?? '';
}

/** A letter alone would be lost where there is no wording: the text that it belongs to is sent with it. */
async function wordingToSend(
  user: string,
  passage: MemoryPassage,
  { newText, appendLetter }: Rewording,
  wasText: string | undefined,
  signal: AbortSignal,
) {
  const now = await currentWording(user, passage.passageId, signal);
  if (newText !== null) {
    refuseConflict(ENDPOINT, {
      name: 'wasText',
      field: 'The own wording',
      was: wasText,
      wanted: newText,
      now,
      inWords: (text) => text || 'the text of the translation',
    });
  }
  const text = newText ?? (isBlank(now) ? await textOf(user, passage, signal) : now);
  return { newText: text, passageRefAppendLetter: appendLetter || null };
}

async function textOf(user: string, passage: MemoryPassage, signal: AbortSignal): Promise<string> {
  return plainText((await getPassageText(user, passage, signal)) ?? []);
}

/** Whether the server has a passage, and its own wording, as they were to be. Throws an ApiError where it cannot be told. */
export async function isPassageChanged(
  user: string,
  { passageId, changes, rewording }: Omit<Update, 'was' | 'wasText'>,
  signal: AbortSignal,
): Promise<boolean> {
  const isIt = (row: { passageId: number }) => row.passageId === passageId;
  const found = await findCurrentRow(memoryPassages, user, isIt, signal);
  if (!found || FIELDS.some(([name]) => changes[name] !== undefined && changes[name] !== found.row[name]))
    return false;
  if (!rewording) return true;
  const wording = (await findCurrentRow(textOverrides, user, isIt, signal))?.row;
  const { newText, appendLetter } = rewording;
  return (
    (wording?.appendLetter ?? '') === appendLetter && (newText === null || (wording?.text ?? '') === newText)
  );
}
