import { useMemo } from 'react';
import { lastTranslation } from '@/device/recents/lastPlace';
import { chapterRange } from '@/domain/bible/chapters';
import { searchIndex, type CommandGroup } from '@/domain/command/commandIndex';
import { parseReferenceCommand, type ReferenceCommand } from '@/domain/command/referenceCommand';
import type { TranslationCode } from '@/domain/bible/translations';
import { formatReference, formatChapter } from '@/domain/references/reference';
import { suggestReferences } from '@/domain/references/referenceSuggestions';
import { versesInRange } from '@/domain/bible/passageText';
import { loadText, selectText, versesToCopy } from '@/store/bible/bibleText';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/core/hooks';
import { copyPassage } from '@/store/notices/clipboard';
import { selectPassages } from '@/store/passages/passages';
import type { Command } from './commandTypes';
import { referenceCommands } from './referenceCommands';
import { useCommandIndex } from './useCommandIndex';

export interface CommandResult {
  key: string;
  command: Command;
}

export interface CommandResultGroup {
  title: string;
  results: readonly CommandResult[];
}

const TITLES: Readonly<Record<CommandGroup, string>> = {
  recent: 'Recent places',
  action: 'On this screen',
  screen: 'Screens',
  passage: 'Memory passages',
  nugget: 'Nuggets',
  quote: 'Quotes',
  prayer: 'Prayers',
  topic: 'Topics',
  link: 'Links',
};

const PER_GROUP = 5;
const MAX_SUGGESTIONS = 4;

/** The results for what is typed; before anything is typed, recent places, this screen's actions, and the screens. */
export function useCommandResults(typed: string): {
  groups: readonly CommandResultGroup[];
  complete: boolean;
} {
  const { parts, complete } = useCommandIndex();
  const passages = useAppSelector(selectPassages);
  const copy = useCopyReference();
  const translation = lastTranslation();
  const reference = useMemo(() => parseReferenceCommand(typed, translation), [typed, translation]);
  const found = useMemo((): { title: string; commands: readonly Command[] }[] => {
    if (typed.trim() === '') {
      return parts
        .filter(({ group }) => group === 'recent' || group === 'action' || group === 'screen')
        .map(({ group, entries }) => ({ title: TITLES[group], commands: entries.slice(0, 2 * PER_GROUP) }));
    }
    return searchIndex(parts, wordsFor(typed, reference), PER_GROUP).map(({ group, hits }) => ({
      title: TITLES[group],
      commands: hits.map(({ entry }) => entry),
    }));
  }, [parts, typed, reference]);

  const bible = [
    ...(reference ? referenceCommands(reference, { passages, translation, copy }) : []),
    ...suggestionCommands(typed, translation, reference),
  ];
  const ofBible = { title: 'Bible', commands: bible };
  const groups = (reference?.isSure === false ? [...found, ofBible] : [ofBible, ...found])
    .filter(({ commands }) => commands.length > 0)
    .map(({ title, commands }) => ({
      title,
      results: commands.map((command) => ({ key: `${title} ${command.id}`, command })),
    }));
  return { groups, complete };
}

/** What to search the person's data for: a reference with a number by its full name, because 'jn 3 16' means 'John 3:16'. */
function wordsFor(typed: string, reference: ReferenceCommand | null): string {
  if (!reference || !/\d/.test(typed)) return typed;
  const { range, isChapter } = reference;
  return isChapter ? formatChapter(range) : formatReference({ ...range, endVerse: range.startVerse });
}

/** The references that Go To Passage would suggest. */
function suggestionCommands(
  typed: string,
  translation: TranslationCode,
  reference: ReferenceCommand | null,
): Command[] {
  const own =
    reference && (reference.isChapter ? formatChapter(reference.range) : formatReference(reference.range));
  return suggestReferences(typed, translation, MAX_SUGGESTIONS + 1)
    .filter((label) => label !== own)
    .slice(0, MAX_SUGGESTIONS)
    .flatMap((label) => {
      const suggested = parseReferenceCommand(label, translation);
      if (!suggested) return [];
      const [read] = referenceCommands(
        { ...suggested, verb: reference?.verb ?? null },
        { passages: [], translation, copy: () => Promise.resolve() },
      );
      return read ? [{ ...read, id: label, label }] : [];
    });
}

/** Copies the verses of a typed reference, once their text is loaded. */
function useCopyReference() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  return async ({ range }: ReferenceCommand, translation: TranslationCode): Promise<void> => {
    // The whole chapter is the text most likely cached.
    const ref = { translation, ...chapterRange(translation, range) };
    await dispatch(loadText(ref));
    const verses = versesToCopy(selectText(getState(), ref) ?? { status: 'loading' });
    const chosen = verses && versesInRange(verses, range.startVerse, range.endVerse);
    await dispatch(copyPassage(formatReference(range), chosen));
  };
}
