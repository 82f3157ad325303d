import { StoredAs } from '@/bible/controls/StoredAs';
import { damagedAs, type MemoryPassage } from '../model/memoryPassage';

/** Says that a passage is shown otherwise than the server has it, for that makes no sense; nothing for a sound one. */
export function DamagedMark({ passage }: { passage: MemoryPassage }) {
  const storedAs = damagedAs(passage);
  return storedAs === undefined ? null : <StoredAs range={{ storedAs }} />;
}
