import { StoredAs } from '@/bible/controls/StoredAs';
import { isOfKnownBook } from '@/bible/unknownBook';
import { maxVerseCount } from '@/bible/versification';
import { damagedAs, type MemoryPassage } from '../model/memoryPassage';

/** Says that a passage differs from the server's row, which is invalid; nothing for a valid one. */
export const DamagedMark = ({ passage }: { passage: MemoryPassage }) => (
  <StoredAs storedAs={damagedAs(passage)} />
);

/** Says which part of an invalid reference Edit Passage cannot change: its book or its chapter; nothing for valid ones. */
export function BookNote({ passage }: { passage: MemoryPassage }) {
  if (!isOfKnownBook(passage))
    return (
      <p className="muted">
        Its book cannot be changed: the server keeps it. In the reader the passage can be added with the right
        book.
      </p>
    );
  if (maxVerseCount(passage.bookName, passage.chapter) !== undefined) return null;
  return (
    <p className="muted">
      Its chapter cannot be changed here. In the reader the passage can be added with the right chapter.
    </p>
  );
}
