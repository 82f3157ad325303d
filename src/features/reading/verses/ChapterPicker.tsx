import { useSingleFlight } from '@/ui/controls/useSingleFlight';
import type { ChapterRef, PassageRef, Verse, VerseSpan } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import { bibleHubUrl, interlinearUrl } from '@/bible/externalSites';
import { firstWords } from '@/bible/passageText';
import { copyVerses } from '../share/share';
import { useAppDispatch } from '@/data/store/hooks';
import { openExternal } from '@/platform/page/openExternal';
import { VersePickerDialog } from '@/bible/controls/VersePickerDialog';
import { useSubmit } from '@/ui/dialogs/useSubmit';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { ParallelDialog } from '../parallel/ParallelDialog';
import { addTo, useAddVerses } from './useAddVerses';
import { PICKER_MODES, type PickerMode } from './pickerModes';

interface ChapterPickerProps {
  mode: PickerMode;
  /** The whole chapter. */
  range: PassageRef;
  /** Null while they load; empty if there is no text. */
  verses: readonly Verse[] | null;
  /** The verses in the URL. */
  highlightedRange: VerseSpan | null;
  onGoTo: (verse: number) => void;
  pathOf: (chapter: ChapterRef) => string;
  /** The translation beside that of the chapter; null for none. */
  second: TranslationCode | null;
  onSecond: (second: TranslationCode | null) => void;
  onClose: () => void;
}

const ListenToChapterDialog = lazyDialog(
  async () => (await import('../listening/ListenToChapterDialog')).ListenToChapterDialog,
);

const ChapterDialog = lazyDialog(async () => (await import('../viewChapter/ChapterDialog')).ChapterDialog);

/** The reader's verse picker, with the action of its button for each mode. */
export function ChapterPicker({
  mode,
  range,
  verses,
  highlightedRange,
  onGoTo,
  pathOf,
  second,
  onSecond,
  onClose,
}: ChapterPickerProps) {
  const dispatch = useAppDispatch();
  const { busy, submit } = useSubmit(onClose);
  // The picked verses remain in the dialog until the server has them.
  const { add, question } = useAddVerses(
    (kind, passage) => void submit(() => dispatch(addTo(kind, passage))),
  );
  // A second press is dropped while it is looked up whether the verses are there already.
  const picking = useSingleFlight();
  const verseNumbers = verses?.length
    ? verses.map(({ verseNumber }) => verseNumber)
    : Array.from({ length: range.endVerse }, (_, index) => index + 1);

  if (mode === 'goToChapter') return <ChapterDialog here={range} hrefOf={pathOf} onClose={onClose} />;
  if (mode === 'parallel')
    return <ParallelDialog first={range.translation} second={second} onSecond={onSecond} onClose={onClose} />;
  if (mode === 'listen') {
    const first =
      verseNumbers.find((verse) => verse === highlightedRange?.startVerse) ?? verseNumbers[0] ?? 1;
    return (
      <ListenToChapterDialog range={range} verseNumbers={verseNumbers} first={first} onClose={onClose} />
    );
  }

  const act = async (picked: VerseSpan): Promise<void> => {
    const passage = { ...range, ...picked };
    if (mode === 'addMemory' || mode === 'addNugget') {
      await add(mode === 'addMemory' ? 'memory' : 'nugget', passage);
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
    <>
      <VersePickerDialog
        {...PICKER_MODES[mode]}
        verseNumbers={verseNumbers}
        firstWords={(verse) => firstWords(verses ?? [], verse)}
        busy={busy}
        onClose={onClose}
        onSubmit={(picked) => void picking.once(() => act(picked))}
      />
      {question}
    </>
  );
}
