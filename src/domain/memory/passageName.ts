import { formatReference } from '../references/reference';
import type { MemoryPassage } from './memoryPassage';

/** The reference of a memory passage with its letter: `John 3:16-17a` (§3). */
export const passageName = (passage: MemoryPassage): string => formatReference(passage, passage.appendLetter);
