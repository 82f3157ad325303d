import { preview } from '@/platform/values/text';

/** Longer than any reference with the names of its fields. */
const MAX = 120;

/** Says that the server has a row otherwise than it is shown, for that makes no sense; nothing for a sound one. */
export function StoredAs({ storedAs }: { storedAs: string | undefined }) {
  if (storedAs === undefined) return null;
  // What stands for a book may be any text, of any length and direction.
  return <bdi className="muted">Damaged: the server has it as {preview(storedAs, MAX)}</bdi>;
}
