import { useMemo, useState } from 'react';
import type { ChapterRef } from '@/domain/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadNuggets, selectNuggets, selectNuggetsState } from '@/store/nuggets';
import { selectIsGuest } from '@/store/user';
import type { MenuItem } from '@/ui/Menu';
import type { PickerMode } from './pickerModes';

interface ReaderMenu {
  chapter: ChapterRef;
  onMode: (mode: PickerMode) => void;
  onShare: () => void;
}

/** The reader's menu (product.md), and the verses to be set apart while nuggets are highlighted. */
export function useReaderMenu({ chapter, onMode, onShare }: ReaderMenu): {
  items: MenuItem[];
  highlighted: ReadonlySet<number>;
} {
  const dispatch = useAppDispatch();
  const guest = useAppSelector(selectIsGuest);
  const { loadedAt } = useAppSelector(selectNuggetsState);
  const [highlighting, setHighlighting] = useState(false);
  const highlighted = useNuggetVerses(chapter, highlighting);

  const highlight = () => {
    setHighlighting(!highlighting);
    // Nuggets are fetched only when they are asked for: there may be thousands.
    if (!highlighting && loadedAt === null) void dispatch(loadNuggets());
  };
  const items: MenuItem[] = [
    { label: 'Copy Verse Range...', onSelect: () => onMode('copy') },
    { label: 'Open in Bible Hub...', onSelect: () => onMode('bibleHub') },
    { label: 'Interlinear View...', onSelect: () => onMode('interlinear') },
    ...(guest
      ? []
      : [
          { label: 'Add to Memory Verses...', onSelect: () => onMode('addMemory'), startsGroup: true },
          { label: 'Add to Nuggets...', onSelect: () => onMode('addNugget') },
        ]),
    { label: highlighting ? 'Clear Highlight' : 'Highlight Nuggets', onSelect: highlight, startsGroup: true },
    { label: 'Share Public Link', onSelect: onShare },
  ];
  return { items, highlighted };
}

/** The verse numbers of a chapter that some nugget holds; none unless `wanted`. */
function useNuggetVerses({ bookName, chapter }: ChapterRef, wanted: boolean): ReadonlySet<number> {
  const nuggets = useAppSelector(selectNuggets);
  return useMemo(() => {
    const verses = new Set<number>();
    if (!wanted) return verses;
    for (const nugget of nuggets) {
      if (nugget.bookName !== bookName || nugget.chapter !== chapter) continue;
      for (let verse = nugget.startVerse; verse <= nugget.endVerse; verse += 1) verses.add(verse);
    }
    return verses;
  }, [nuggets, bookName, chapter, wanted]);
}
