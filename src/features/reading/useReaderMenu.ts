import { useState } from 'react';
import { Columns2, Hash } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/data/store/hooks';
import { useHasVoice } from '@/platform/speech/useHasVoice';
import { isPublicReader } from '@/routes/paths';
import type { Action, ToolAction } from '@/ui/actions/action';
import type { PickerMode } from './verses/pickerModes';
import { selectIsGuest } from '@/data/session/session';

/**
 * The reader's menu, the mode of the verse picker, and whether nuggets are highlighted.
 * @param chapterTitle of the chapter and its translation
 * @param keep keeps the translation on this device
 */
export function useReaderMenu(chapterTitle: string, onShare: () => void, keep: Action) {
  const guest = useAppSelector(selectIsGuest);
  // Public screens do not have the bar that stops it.
  const isPublic = isPublicReader(useLocation().pathname);
  const canListen = useHasVoice() && !isPublic;
  // Remembers the chapter, because Back may lead to another one while the picker is open.
  const [picking, setPicking] = useState<{ mode: PickerMode; chapterTitle: string } | null>(null);
  const onMode = (mode: PickerMode) => setPicking({ mode, chapterTitle });
  const [highlighting, setHighlighting] = useState(false);
  const goToVerse: ToolAction = { label: 'Go to Verse...', icon: Hash, run: () => onMode('goToVerse') };
  const parallel: ToolAction = {
    label: 'Read in Parallel...',
    names: ['parallel', 'in parallel', 'second translation', 'side by side'],
    icon: Columns2,
    run: () => onMode('parallel'),
  };
  const menu: Action[] = [
    { label: 'Copy Verse Range...', names: ['copy verses', 'copy range'], run: () => onMode('copy') },
    goToVerse,
    parallel,
    { label: 'Open in Bible Hub...', run: () => onMode('bibleHub') },
    { label: 'Interlinear View...', run: () => onMode('interlinear') },
    {
      label: 'Add to Memory Verses...',
      names: ['memorise', 'memorize', 'learn'],
      when: !guest,
      run: () => onMode('addMemory'),
      startsGroup: true,
    },
    {
      label: 'Add to Nuggets...',
      names: ['nugget', 'add nugget'],
      when: !guest,
      run: () => onMode('addNugget'),
    },
    {
      label: highlighting ? 'Clear Highlight' : 'Highlight Nuggets',
      run: () => setHighlighting(!highlighting),
      startsGroup: true,
    },
    { label: 'Listen...', when: canListen, run: () => onMode('listen') },
    keep,
    { label: 'Share Public Link', names: ['share', 'share chapter'], run: onShare },
  ];
  return {
    menu,
    goToVerse,
    parallel,
    goToChapter: () => onMode('goToChapter'),
    /** Null while the picker is closed. */
    picking: picking?.chapterTitle === chapterTitle ? picking.mode : null,
    endPicking: () => setPicking(null),
    highlighting,
    stopHighlighting: () => setHighlighting(false),
  };
}
