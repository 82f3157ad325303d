import path from 'node:path';

/** The room of a file: `features/prayers`, `data/list`, `app/command`. */
const roomOf = (file: string): string => file.split('/').slice(1, 3).join('/');

/** How far a test stands from a file: 0 in the same folder, 1 in the same room, else 2. */
export function roomsBetween(file: string, test: string): number {
  if (path.dirname(test) === path.dirname(file)) return 0;
  return roomOf(test) === roomOf(file) ? 1 : 2;
}
