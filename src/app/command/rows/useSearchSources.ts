import { createSelector } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { recentPages } from './recentPages';
import { chunked, nextFrame } from '@/platform/scheduling/yieldToMain';
import { BUILT_IN_LINKS } from '@/features/links/model/links';
import { useAppSelector, useAppStore } from '@/data/store/hooks';
import type { StoreAccess } from '@/data/store/appStore';
import { perStore } from '@/data/store/perStore';
import { screenActions, subscribeToScreenActions } from '@/ui/actions/useActions';
import { selectLinks } from '@/features/links/store';
import { selectNuggets } from '@/features/nuggets/store/nuggets';
import type { MemoryPassage } from '@/features/memory/model/memoryPassage';
import { selectPassages } from '@/features/memory/store/passages';
import { selectTextOf } from '@/features/memory/store/passageTexts';
import { selectPrayers } from '@/features/prayers/store/prayers';
import { selectQuotes } from '@/features/quotes/store/quotes';
import { selectTopics } from '@/features/topics/store/topics';
import { isOwner } from '@/features/account/store/user';
import type { TranslationCode } from '@/bible/translations';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { readOnPage } from '@/features/reading/readOnPage';
import { createCommandIndex, type CommandGroup, type CommandIndex } from '../find/commandIndex';
import {
  actionCommand,
  linkCommand,
  nuggetCommand,
  passageCommand,
  pageCommand,
  prayerCommand,
  quoteCommand,
  topicCommand,
} from './commandsOf';
import type { Command, SearchSources } from './commandTypes';
import { bibleCommands, screenCommands, SETTING_COMMANDS } from './ownCommands';
import { selectCurrentUser, selectIsGuest } from '@/data/session/session';

/** Rows indexed between two checks of the clock. */
const ROWS_PER_CHECK = 20;

/** The rows from which a user's index was last built, by kind. */
interface UserIndex {
  user: string | null;
  index: CommandIndex<Command>;
  indexed: Map<CommandGroup, { rows: readonly unknown[]; commandOf: unknown }>;
}

const newIndex = (user: string | null): UserIndex => ({
  user,
  index: createCommandIndex<Command>(),
  indexed: new Map(),
});

/** The index of a store's last user, so that the box has it at once when it is opened again. */
const lastIndex = perStore(() => ({ last: newIndex(null) }));

function indexFor(store: StoreAccess, user: string | null): UserIndex {
  const cached = lastIndex(store);
  if (cached.last.user !== user) cached.last = newIndex(user);
  return cached.last;
}

function* commandsFor<Row>(rows: readonly Row[], commandOf: (row: Row) => Command): Generator<Command> {
  for (const row of rows) yield commandOf(row);
}

/**
 * Updates the index of a list, a few rows at a time so that the page remains responsive. Returns whether the index is
 * current.
 */
function useIndexed<Row>(
  { index, indexed }: UserIndex,
  group: CommandGroup,
  rows: readonly Row[],
  commandOf: (row: Row) => Command,
): boolean {
  const [, setUpdated] = useState(0);
  const isCurrent = () => {
    const last = indexed.get(group);
    return last?.rows === rows && last.commandOf === commandOf;
  };
  useEffect(() => {
    const last = indexed.get(group);
    if (last?.rows === rows && last.commandOf === commandOf) return undefined;
    const stopped = new AbortController();
    const update = async () => {
      // Waits until the box itself is painted.
      await nextFrame();
      stopped.signal.throwIfAborted();
      const yieldIfDue = chunked(stopped.signal);
      let done = 0;
      await index.update(group, commandsFor(rows, commandOf), () => {
        done += 1;
        return done % ROWS_PER_CHECK === 0 ? yieldIfDue() : undefined;
      });
      indexed.set(group, { rows, commandOf });
      setUpdated((count) => count + 1);
    };
    update().catch((error: unknown) => {
      if (!stopped.signal.aborted) throw error;
    });
    return () => stopped.abort();
  }, [index, indexed, group, rows, commandOf]);
  return isCurrent();
}

/* Memoized, so that the same lists keep their indexes. */
const selectAllLinks = createSelector([selectLinks], ({ rows }) => [...BUILT_IN_LINKS, ...rows]);
const selectQuoteCommand = createSelector([selectTopics], (topics) =>
  quoteCommand(new Map(topics.map(({ id, name }) => [id, name]))),
);

const selectPassageCommand = createSelector(
  [selectTextOf],
  (textOf) => (passage: MemoryPassage) => passageCommand(passage, textOf(passage)),
);

/** The rows that need no list: recent pages when the box opened, the actions of the screen, and the app's own. */
function useOwn() {
  const user = useAppSelector(selectCurrentUser);
  const guest = useAppSelector(selectIsGuest);
  const passages = useAppSelector(selectPassages);
  const { pathname, search } = useLocation();
  const [recent] = useState(() =>
    // The current page is left out.
    recentPages(user ?? '')
      .filter(({ path }) => path !== pathname + search)
      .map(pageCommand),
  );
  const [actions, setActions] = useState(screenActions);
  // A screen whose data arrives while the box is open offers more actions. A layout effect, so that no change is
  // missed.
  useLayoutEffect(() => {
    const stop = subscribeToScreenActions(() => setActions(screenActions()));
    return () => stop();
  }, []);
  const store = useAppStore();
  return useMemo(() => {
    const keep = (code: TranslationCode) =>
      void import('@/bible/device/keepHere').then(({ keepHere }) => keepHere(store, code));
    const commands: readonly { group: CommandGroup; commands: readonly Command[] }[] = [
      { group: 'recent', commands: recent },
      { group: 'action', commands: actions.map(actionCommand) },
      { group: 'screen', commands: screenCommands({ guest, owner: isOwner(user) }, passages) },
      { group: 'setting', commands: [...SETTING_COMMANDS, ...bibleCommands(keep)] },
    ];
    // They are few, so a single letter finds them.
    const index = createCommandIndex<Command>(1);
    for (const each of commands) index.set(each.group, each.commands);
    return { commands, index };
  }, [recent, actions, guest, user, passages, store]);
}

/** The current user's data that the command box searches, and whether all of it is indexed. */
export function useSearchSources() {
  const store = useAppStore();
  const user = useAppSelector(selectCurrentUser);
  const passages = useAppSelector(selectPassages);
  const nuggets = useAppSelector(selectNuggets);
  const own = useOwn();
  const index = indexFor(store, user);
  const current = [
    useIndexed(index, 'passage', passages, useAppSelector(selectPassageCommand)),
    useIndexed(index, 'nugget', nuggets, nuggetCommand),
    useIndexed(index, 'quote', useAppSelector(selectQuotes), useAppSelector(selectQuoteCommand)),
    useIndexed(index, 'prayer', useAppSelector(selectPrayers), prayerCommand),
    useIndexed(index, 'topic', useAppSelector(selectTopics), topicCommand),
    useIndexed(index, 'link', useAppSelector(selectAllLinks), linkCommand),
  ];
  const version = current.join();
  const page = readOnPage(useLocation());
  const translation = page?.first ?? lastTranslation();
  const second = page?.second ?? null;
  const { bookName, chapter } = page?.chapter ?? {};
  const sources = useMemo(
    // The index is mutated in place; `version` changes with it.
    (): SearchSources & { version: string } => ({
      own: own.index,
      data: index.index,
      passages,
      nuggets,
      translation,
      second,
      openChapter: bookName !== undefined && chapter !== undefined ? { bookName, chapter } : null,
      version,
    }),
    [own, index, passages, nuggets, translation, second, bookName, chapter, version],
  );
  return { sources, offered: own.commands, isIndexed: current.every(Boolean) };
}
