/** Of a list that could not be shown because none of its rows can be read: says how many there are; undefined for 0. */
export function noneReadable(count: number, what: string): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? `There is 1 ${what} on the server, and it cannot be read.`
    : `There are ${count} ${what}s on the server, and none of them can be read.`;
}

/** Says that the server has more than is shown, because it cannot be read. `what` is one of them: 'passage'. */
export function LeftOut({ count, what }: { count: number; what: string }) {
  if (count === 0) return null;
  return (
    <p className="muted">
      {count === 1
        ? `1 more ${what} on the server cannot be read, and is not shown.`
        : `${count} more ${what}s on the server cannot be read, and are not shown.`}
    </p>
  );
}
