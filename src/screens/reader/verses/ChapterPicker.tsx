import type { PassageRef, Verse, VerseSpan } from '@/domain/bible/passage';
import { bibleHubUrl, interlinearUrl } from '@/domain/bible/externalSites';
import { firstWords } from '@/domain/bible/passageText';
import { copyVerses } from '@/store/notices/share';
import { useAppDispatch } from '@/store/core/hooks';
import { addNugget } from '@/store/nuggets/nuggets';
import { addMemoryPassage } from '@/store/passages/passages';
import { openExternal } from '@/ui/hooks/openExternal';
import { VersePickerDialog } from '@/ui/dialogs/VersePickerDialog';
import { useSubmit } from '@/ui/dialogs/useSubmit';
import { PICKER_MODES, type PickerMode } from './pickerModes';

interface ChapterPickerProps {
  mode: PickerMode;
  /** The whole chapter. */
  range: PassageRef;
  /** Null while they load; empty where there is no text. */
  verses: readonly Verse[] | null;
  onGoTo: (verse: number) => void;
  onClose: () => void;
}

/** The reader's verse picker, and what its button does in each mode. */
export function ChapterPicker({ mode, range, verses, onGoTo, onClose }: ChapterPickerProps) {
  const dispatch = useAppDispatch();
  const { busy, submit } = useSubmit(onClose);
  const verseNumbers = verses?.length
    ? verses.map(({ verseNumber }) => verseNumber)
    : Array.from({ length: range.endVerse }, (_, index) => index + 1);

  const act = async (picked: VerseSpan): Promise<void> => {
    const passage = { ...range, ...picked };
    if (mode === 'addMemory' || mode === 'addNugget') {
      // The picked verses stay in the dialog until the server has them.
      await submit(() => dispatch(mode === 'addMemory' ? addMemoryPassage(passage) : addNugget(passage)));
      return;
    }
    onClose();
    const actions = {
      goToVerse: () => onGoTo(picked.startVerse),
      copy: () => dispatch(copyVerses(passage, verses)),
      bibleHub: () => openExternal(bibleHubUrl(passage)),
      interlinear: () => openExternal(interlinearUrl(passage)),
    };
    await actions[mode]();
  };

  return (
    <VersePickerDialog
      {...PICKER_MODES[mode]}
      verseNumbers={verseNumbers}
      firstWords={(verse) => firstWords(verses ?? [], verse)}
      busy={busy}
      onClose={onClose}
      onSubmit={(picked) => void act(picked)}
    />
  );
}
