import type { StoredRange } from '../passage';

/** Says that the server's reference is none, and which it is; nothing for a sound one. */
export function StoredAs({ range: { storedAs } }: { range: Pick<StoredRange, 'storedAs'> }) {
  if (storedAs === undefined) return null;
  return <span className="muted">Damaged: the server has it as {storedAs}</span>;
}
