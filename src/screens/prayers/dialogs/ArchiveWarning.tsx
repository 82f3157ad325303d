/** What archiving does to a prayer (§4). */
export function ArchiveWarning() {
  return (
    <p className="muted">
      It leaves the list and stays under Archived, with its history. Archiving cannot be taken back.
    </p>
  );
}
