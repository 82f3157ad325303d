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
