import { useState } from 'react';
import { useAppSelector } from '@/store/core/hooks';
import { selectIsGuest } from '@/store/user/user';
import type { MenuItem } from '@/ui/dialogs/Menu';
import type { PickerMode } from './verses/pickerModes';

/** The reader's menu (product.md), and whether nuggets are highlighted. */
export function useReaderMenu(onMode: (mode: PickerMode) => void, onShare: () => void) {
  const guest = useAppSelector(selectIsGuest);
  const [highlighting, setHighlighting] = useState(false);
  const items: MenuItem[] = [
    { label: 'Copy Verse Range...', onSelect: () => onMode('copy') },
    { label: 'Go to Verse...', onSelect: () => onMode('goToVerse') },
    { label: 'Open in Bible Hub...', onSelect: () => onMode('bibleHub') },
    { label: 'Interlinear View...', onSelect: () => onMode('interlinear') },
    ...(guest
      ? []
      : [
          { label: 'Add to Memory Verses...', onSelect: () => onMode('addMemory'), startsGroup: true },
          { label: 'Add to Nuggets...', onSelect: () => onMode('addNugget') },
        ]),
    {
      label: highlighting ? 'Clear Highlight' : 'Highlight Nuggets',
      onSelect: () => setHighlighting(!highlighting),
      startsGroup: true,
    },
    { label: 'Share Public Link', onSelect: onShare },
  ];
  return { items, highlighting, stopHighlighting: () => setHighlighting(false) };
}
