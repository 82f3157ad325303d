import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { comparePath } from '@/routes/comparePath';
import { paths, readerPath } from '@/routes/paths';
import { compareSetWith } from '@/domain/compare/compareSet';
import { deviceVoices, watchVoices } from '@/device/listening/voice';
import { lastCompared } from '@/device/choices/compareSet';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { TranslationCode } from '@/domain/bible/translations';
import { bibleHubUrl, interlinearUrl } from '@/domain/bible/externalSites';
import type { MenuItem } from '@/ui/dialogs/Menu';
import { openExternal } from '@/ui/hooks/openExternal';
import type { PracticeDialog } from './dialogs/PracticeDialogs';

const hasVoices = (): boolean => deviceVoices().length > 0;

/**
 * The practice menu (§2, product.md); Listen is offered where the device has a voice.
 * @param translation the one that is shown: context and comparison open in it
 */
export function usePracticeMenu(
  passage: MemoryPassage,
  translation: TranslationCode,
  onDialog: (dialog: PracticeDialog) => void,
): MenuItem[] {
  const navigate = useNavigate();
  const hasVoice = useSyncExternalStore(watchVoices, hasVoices);
  return [
    { label: 'Explanation', onSelect: () => onDialog('editExplanation') },
    { label: 'Go to Passage', onSelect: () => onDialog('goToPassage') },
    { label: 'Drill Weak Words', onSelect: () => void navigate(paths.weakWords) },
    { label: 'Open in Bible Hub...', onSelect: () => openExternal(bibleHubUrl(passage)), startsGroup: true },
    { label: 'Interlinear View...', onSelect: () => openExternal(interlinearUrl(passage)) },
    {
      label: 'Compare Translations',
      onSelect: () =>
        void navigate(comparePath(passage, passage, compareSetWith(translation, lastCompared()))),
    },
    { label: 'Edit Mem Passage...', onSelect: () => onDialog('edit'), startsGroup: true },
    ...(hasVoice ? [{ label: 'Listen...', onSelect: () => onDialog('listen') }] : []),
    {
      label: 'View In Context',
      onSelect: () => void navigate(readerPath(translation, passage, passage.startVerse)),
    },
  ];
}
