/** Says that the server has a row otherwise than it is shown, for that makes no sense; nothing for a sound one. */
export function StoredAs({ storedAs }: { storedAs: string | undefined }) {
  if (storedAs === undefined) return null;
  return <span className="muted">Damaged: the server has it as {storedAs}</span>;
}
