import { preview } from '@/platform/values/text';

/** Longer than any reference with the names of its fields. */
const MAX = 120;

/** Says that a row differs from the server's, which is invalid; nothing for a valid one. */
export function StoredAs({ storedAs }: { storedAs: string | undefined }) {
  if (storedAs === undefined) return null;
  // The server's name of a book may be any text, of any length and direction.
  return <bdi className="muted">Damaged: the server has it as {preview(storedAs, MAX)}</bdi>;
}
