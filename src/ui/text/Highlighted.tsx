/** A text with its matches highlighted. */
export function Highlighted({ segments }: { segments: readonly { text: string; match: boolean }[] }) {
  return segments.map(({ text, match }, index) =>
    match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
