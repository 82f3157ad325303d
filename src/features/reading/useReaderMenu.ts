import { useState } from 'react';
import { Hash } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/data/store/hooks';
import { selectIsGuest } from '@/features/account/public';
import { useHasVoice } from '@/platform/speech/useHasVoice';
import { isPublicReader } from '@/routes/paths';
import type { Action, ToolAction } from '@/ui/actions/action';
import type { PickerMode } from './verses/pickerModes';

/**
 * The reader's menu, what verses are picked for, and whether nuggets are highlighted.
 * @param chapterTitle of the chapter and its translation
 */
export function useReaderMenu(chapterTitle: string, onShare: () => void) {
  const guest = useAppSelector(selectIsGuest);
  // Its bar, with which it is stopped, is on no public screen.
  const isPublic = isPublicReader(useLocation().pathname);
  const canListen = useHasVoice() && !isPublic;
  // Back may lead to another chapter while the picker is open, whose verses are not of that chapter.
  const [picking, setPicking] = useState<{ mode: PickerMode; chapterTitle: string } | null>(null);
  const onMode = (mode: PickerMode) => setPicking({ mode, chapterTitle });
  const [highlighting, setHighlighting] = useState(false);
  const goToVerse: ToolAction = { label: 'Go to Verse...', icon: Hash, run: () => onMode('goToVerse') };
  const menu: Action[] = [
    { label: 'Copy Verse Range...', run: () => onMode('copy') },
    goToVerse,
    { label: 'Open in Bible Hub...', run: () => onMode('bibleHub') },
    { label: 'Interlinear View...', run: () => onMode('interlinear') },
    { label: 'Add to Memory Verses...', when: !guest, run: () => onMode('addMemory'), startsGroup: true },
    { label: 'Add to Nuggets...', when: !guest, run: () => onMode('addNugget') },
    {
      label: highlighting ? 'Clear Highlight' : 'Highlight Nuggets',
      run: () => setHighlighting(!highlighting),
      startsGroup: true,
    },
    { label: 'Listen...', when: canListen, run: () => onMode('listen') },
    { label: 'Share Public Link', run: onShare },
  ];
  return {
    menu,
    goToVerse,
    /** Null while the picker is closed. */
    picking: picking?.chapterTitle === chapterTitle ? picking.mode : null,
    endPicking: () => setPicking(null),
    highlighting,
    stopHighlighting: () => setHighlighting(false),
  };
}
