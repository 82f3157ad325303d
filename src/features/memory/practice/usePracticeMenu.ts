import { useNavigate } from 'react-router-dom';
import { comparePath } from '@/routes/comparePath';
import { readerPath } from '@/routes/paths';
import { useHasVoice } from '@/platform/speech/useHasVoice';
import type { MemoryPassage } from '../model/memoryPassage';
import { needsBook } from '@/bible/unknownBook';
import type { TranslationCode } from '@/bible/translations';
import { bibleHubUrl, interlinearUrl } from '@/bible/externalSites';
import type { Action } from '@/ui/actions/action';
import { useDrillAction } from '../recall/log/useRecallLog';
import { openExternal } from '@/platform/page/openExternal';
import type { PracticeDialog } from './dialogs/PracticeDialogs';

/**
 * The practice menu; Listen is offered if the device has a voice.
 * @param translation the shown one, in which context and comparison open
 */
export function usePracticeMenu(
  passage: MemoryPassage,
  translation: TranslationCode,
  onDialog: (dialog: PracticeDialog) => void,
): Action[] {
  const navigate = useNavigate();
  const drill = useDrillAction();
  const hasVoice = useHasVoice();
  const book = needsBook(passage);
  return [
    { label: 'Explanation', run: () => onDialog('editExplanation') },
    { label: 'Go to Passage', run: () => onDialog('goToPassage') },
    { ...drill, label: 'Drill Weak Words' },
    {
      ...book,
      label: 'Open in Bible Hub...',
      run: () => openExternal(bibleHubUrl(passage)),
      startsGroup: true,
    },
    { ...book, label: 'Interlinear View...', run: () => openExternal(interlinearUrl(passage)) },
    {
      ...book,
      label: 'Compare Translations',
      run: () => void navigate(comparePath(passage, passage, [translation])),
    },
    { label: 'Edit Mem Passage...', run: () => onDialog('edit'), startsGroup: true },
    ...(hasVoice ? [{ label: 'Listen...', run: () => onDialog('listen') }] : []),
    {
      ...book,
      label: 'View In Context',
      run: () => void navigate(readerPath(translation, passage, passage.startVerse)),
    },
  ];
}
