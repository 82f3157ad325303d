import { readStored, writeStored } from '@/platform/storage/storage';

/** How a verse is acted on, until it was done once on this device: nothing on the screen shows that a verse can be tapped. */
export const VERSE_HINT = 'Tap a verse to copy, memorise, note, share or compare it.';

const KEY = 'nuggets.verseChosen';

export const wantsVerseHint = (): boolean => readStored(KEY) === null;

export function verseChosen(): void {
  writeStored(KEY, 'once');
}
