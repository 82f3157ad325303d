import { StoredAs } from '@/bible/controls/StoredAs';
import { damagedAs, type MemoryPassage } from '../model/memoryPassage';

/** Says that a passage differs from the server's row, which is invalid; nothing for a valid one. */
export function DamagedMark({ passage }: { passage: MemoryPassage }) {
  const storedAs = damagedAs(passage);
  return storedAs === undefined ? null : <StoredAs range={{ storedAs }} />;
}
