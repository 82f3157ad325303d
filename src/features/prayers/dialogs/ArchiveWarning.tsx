/** What archiving does to a prayer. */
export function ArchiveWarning() {
  return (
    <p className="muted">
      It leaves the list and stays under Archived, with its history. Archiving cannot be taken back.
    </p>
  );
}
