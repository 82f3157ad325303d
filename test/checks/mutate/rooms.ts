import path from 'node:path';

/** The zone of a file: `features/prayers`, `data/list`, `app/command`. */
const roomOf = (file: string): string => file.split('/').slice(1, 3).join('/');

/** The distance of a test from a file: 0 in the same folder, 1 in the same zone, else 2. */
export function roomsBetween(file: string, test: string): number {
  if (path.dirname(test) === path.dirname(file)) return 0;
  return roomOf(test) === roomOf(file) ? 1 : 2;
}
