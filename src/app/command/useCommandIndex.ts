import { createSelector } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { recentPlaces } from '@/device/recents/recentPlaces';
import { chunked, nextFrame } from '@/device/yieldToMain';
import { createPartBuilder, partOf, type CommandGroup, type IndexPart } from '@/domain/command/commandIndex';
import { BUILT_IN_LINKS } from '@/domain/links/links';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { screenActions } from '@/store/core/screenActions';
import { loadLinks, selectLinks } from '@/store/links/links';
import { loadNuggets, selectNuggets } from '@/store/nuggets/nuggets';
import { loadPassages, selectPassages } from '@/store/passages/passages';
import { loadPrayers, selectPrayers } from '@/store/prayers/prayers';
import { loadQuotes, selectQuotes } from '@/store/quotes/quotes';
import { loadTopics, selectTopics } from '@/store/topics/topics';
import { isOwner } from '@/store/user/owner';
import { selectCurrentUser, selectIsGuest } from '@/store/user/user';
import {
  actionCommand,
  linkCommand,
  nuggetCommand,
  passageCommand,
  placeCommand,
  prayerCommand,
  quoteCommand,
  screenCommands,
  topicCommand,
} from './commandsOf';
import type { Command } from './commandTypes';

/** Rows indexed between two checks of the clock. */
const AT_ONCE = 50;

interface Made {
  commandOf: unknown;
  part: IndexPart<Command>;
}

/** The indexes by list, so that the box has them at once when it is opened again. */
const known = new WeakMap<readonly unknown[], Made>();

interface ListIndex {
  /** That of the rows before stays until there is a new one, so that Enter finds what is shown. Null before the first. */
  part: IndexPart<Command> | null;
  isCurrent: boolean;
}

/** The index of a list, built a few rows at a time so that the page stays responsive. */
function usePart<Row>(
  group: CommandGroup,
  rows: readonly Row[],
  commandOf: (row: Row) => Command,
): ListIndex {
  const [last, setLast] = useState(known.get(rows)?.part ?? null);
  useEffect(() => {
    if (known.get(rows)?.commandOf === commandOf) return undefined;
    const stopped = new AbortController();
    const build = async () => {
      // The box itself is painted first.
      await nextFrame();
      stopped.signal.throwIfAborted();
      const builder = createPartBuilder<Command>(group);
      const yieldIfDue = chunked(stopped.signal);
      for (const [index, row] of rows.entries()) {
        builder.add(commandOf(row));
        if (index % AT_ONCE === 0) await yieldIfDue();
      }
      const part = builder.part();
      known.set(rows, { commandOf, part });
      setLast(part);
    };
    build().catch((error: unknown) => {
      if (!stopped.signal.aborted) throw error;
    });
    return () => stopped.abort();
  }, [group, rows, commandOf]);
  const made = known.get(rows);
  const isCurrent = made?.commandOf === commandOf;
  return { part: isCurrent ? made.part : last, isCurrent };
}

/* Memoized, so that the same lists keep their indexes. */
const selectAllLinks = createSelector([selectLinks], ({ rows }) => [...BUILT_IN_LINKS, ...rows]);
const selectQuoteCommand = createSelector([selectTopics], (topics) =>
  quoteCommand(new Map(topics.map(({ id, name }) => [id, name]))),
);

/** Loads the lists once the box is painted. */
function useLists(guest: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let left = false;
    void nextFrame().then(() => {
      if (left) return;
      void dispatch(loadPassages());
      void dispatch(loadNuggets());
      void dispatch(loadQuotes({ withTexts: true }));
      void dispatch(loadTopics());
      void dispatch(loadLinks());
      if (!guest) void dispatch(loadPrayers());
    });
    return () => {
      left = true;
    };
  }, [dispatch, guest]);
}

/** Everything of the current user's that the command box finds; the lists are loaded when it opens. */
export function useCommandIndex(): { parts: readonly IndexPart<Command>[]; complete: boolean } {
  const user = useAppSelector(selectCurrentUser);
  const guest = useAppSelector(selectIsGuest);
  useLists(guest);
  const passages = usePart('passage', useAppSelector(selectPassages), passageCommand);
  const nuggets = usePart('nugget', useAppSelector(selectNuggets), nuggetCommand);
  const quotes = usePart('quote', useAppSelector(selectQuotes), useAppSelector(selectQuoteCommand));
  const prayers = usePart('prayer', useAppSelector(selectPrayers), prayerCommand);
  const topics = usePart('topic', useAppSelector(selectTopics), topicCommand);
  const links = usePart('link', useAppSelector(selectAllLinks), linkCommand);
  // The short lists are there at once, and stay as they were when the box opened.
  const [own] = useState(() => [
    partOf('recent', recentPlaces(user ?? '').map(placeCommand)),
    partOf('action', screenActions().map(actionCommand)),
    partOf('screen', screenCommands({ guest, owner: isOwner(user) })),
  ]);
  const parts = useMemo(() => {
    const made = [passages.part, nuggets.part, quotes.part, prayers.part, topics.part, links.part];
    return [...own, ...made.filter((part) => part !== null)];
  }, [own, passages.part, nuggets.part, quotes.part, prayers.part, topics.part, links.part]);
  const complete = [passages, nuggets, quotes, prayers, topics, links].every(({ isCurrent }) => isCurrent);
  return { parts, complete };
}
