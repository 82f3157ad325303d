import { Hash } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/data/store/hooks';
import { selectIsGuest } from '@/features/account/public';
import { isPublicReader } from '@/routes/paths';
import { useHasVoice } from '@/platform/speech/useHasVoice';
import type { Action, ToolAction } from '@/ui/actions/action';
import type { PickerMode } from './verses/pickerModes';

/** The reader's menu, and whether nuggets are highlighted. */
export function useReaderMenu(onMode: (mode: PickerMode) => void, onShare: () => void) {
  const guest = useAppSelector(selectIsGuest);
  // Its bar, with which it is stopped, is on no public screen.
  const isPublic = isPublicReader(useLocation());
  const canListen = useHasVoice() && !isPublic;
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
  return { menu, goToVerse, highlighting, stopHighlighting: () => setHighlighting(false) };
}
