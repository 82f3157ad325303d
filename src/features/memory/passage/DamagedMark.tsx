import { StoredAs } from '@/bible/controls/StoredAs';
import { isOfKnownBook } from '@/bible/unknownBook';
import { damagedAs, type MemoryPassage } from '../model/memoryPassage';

/** Says that a passage differs from the server's row, which is invalid; nothing for a valid one. */
export const DamagedMark = ({ passage }: { passage: MemoryPassage }) => (
  <StoredAs storedAs={damagedAs(passage)} />
);

/** Says that Edit Passage repairs all but an unknown book; nothing for a known one. */
export const BookNote = ({ passage }: { passage: MemoryPassage }) =>
  isOfKnownBook(passage) ? null : (
    <p className="muted">
      Its book cannot be changed: the server keeps it. In the reader the passage can be added with the right
      book.
    </p>
  );
