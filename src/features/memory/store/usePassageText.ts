import { useMemo } from 'react';
import type { MemoryPassage } from '../model/memoryPassage';
import { overrideVerses, versesText } from '@/bible/passageText';
import type { TranslationCode } from '@/bible/translations';
import type { TextEntry } from '@/bible/text/textCache';
import { createShowText, useBibleText } from '@/bible/text/useBibleText';
import { useAppSelector } from '@/data/store/hooks';
import { selectOverridesKnown, selectTextOverride } from './textOverrides';

const showText = createShowText('passages/showText', 'Error loading passage text');

export interface ShownText {
  text: TextEntry;
  /** True for the user's custom text, which is not divided into verses. */
  own: boolean;
  retry: () => void;
}

/**
 * The text of a memory passage: the user's custom text, or the translation's. The custom text belongs to the passage's own
 * translation; any other shows its own text.
 */
export function usePassageText(passage: MemoryPassage, translation: TranslationCode): ShownText {
  const override = useAppSelector((state) => selectTextOverride(state, passage.passageId));
  const overridesKnown = useAppSelector(selectOverridesKnown);
  const ownVerses = useMemo(
    () =>
      override && translation === passage.translation ? overrideVerses(override, passage.startVerse) : [],
    [override, translation, passage.translation, passage.startVerse],
  );
  const own = ownVerses.length > 0;
  const { text, retry } = useBibleText(overridesKnown && !own ? { ...passage, translation } : null, showText);
  return { text: own ? { status: 'loaded', verses: ownVerses } : withWords(text), own, retry };
}

const MISSING: TextEntry = { status: 'missing' };

/** A text without a word counts as missing, because nobody can see or recall it. */
const withWords = (text: TextEntry): TextEntry =>
  text.status === 'loaded' && !/[\p{L}\p{N}]/u.test(versesText(text.verses)) ? MISSING : text;
