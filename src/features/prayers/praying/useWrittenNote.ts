import { useEffect, useEffectEvent, useState } from 'react';
import type { Prayer } from '../model/prayer';
import { useAppSelector } from '@/data/store/hooks';
import { selectRowId } from '@/data/sync/sync';

interface WrittenNoteOptions {
  /** The prayer on the screen; undefined for none, or at the end. */
  shown: Prayer | undefined;
  isPrayedToday: boolean;
  /** The text of its note. */
  text: string;
  /** Called with whether a note is being written, in a field that is open or has text. */
  onWriting: (isWriting: boolean) => void;
}

/**
 * The field for the note of the prayer on the screen. One that a person has opened, or that has text, remains if the prayer is recorded on
 * another device meanwhile: the letters typed next would be keys of the screen.
 */
export function useWrittenNote({ shown, isPrayedToday, text, onWriting }: WrittenNoteOptions) {
  const [openedFor, setOpenedFor] = useState<number | null>(null);
  // A prayer that was added here may get its final id meanwhile.
  const openedId = useAppSelector((state) => (openedFor === null ? null : selectRowId(state, openedFor)));
  const isOpened = openedId !== null && openedId === shown?.prayerId;
  if (openedFor !== null && !isOpened) setOpenedFor(null);
  // A field that is open because of its text remains open when the text is deleted.
  else if (shown && text !== '' && !isOpened) setOpenedFor(shown.prayerId);
  const isOpen = shown !== undefined && (isOpened || text !== '');
  const reportWriting = useEffectEvent(onWriting);
  useEffect(() => {
    if (!isOpen) return undefined;
    reportWriting(true);
    return () => reportWriting(false);
  }, [isOpen]);
  return {
    isOpen,
    isOffered: isOpen || !isPrayedToday,
    onToggle: (open: boolean) => setOpenedFor(open && shown ? shown.prayerId : null),
  };
}
