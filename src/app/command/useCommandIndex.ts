import { useEffect, useMemo, useState } from 'react';
import { recentPlaces } from '@/device/recents/recentPlaces';
import { chunked } from '@/device/yieldToMain';
import { createPartBuilder, partOf, type CommandGroup, type IndexPart } from '@/domain/command/commandIndex';
import { BUILT_IN_LINKS } from '@/domain/links/links';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { screenActions } from '@/store/core/screenActions';
import { loadLinks, selectLinks } from '@/store/links/links';
import { loadNuggets, selectNuggets } from '@/store/nuggets/nuggets';
import { loadPassages, selectPassages } from '@/store/passages/passages';
import { loadPrayers, selectPrayers } from '@/store/prayers/prayers';
import { loadQuotes, selectQuotesById } from '@/store/quotes/quotes';
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

/** So many are indexed between two looks at the clock. */
const AT_ONCE = 50;

/** Indexes of lists as they are: opened again, the box has them at once. They go with their lists. */
const known = new WeakMap<readonly unknown[], IndexPart<Command>>();

/** The index of a list, made a few rows at a time: the page answers meanwhile. Null until it is there. */
function usePart<Row>(
  group: CommandGroup,
  rows: readonly Row[],
  commandOf: (row: Row) => Command,
): IndexPart<Command> | null {
  const [made, setMade] = useState<{ rows: readonly Row[]; part: IndexPart<Command> } | null>(null);
  useEffect(() => {
    if (known.has(rows)) return undefined;
    const stopped = new AbortController();
    const build = async () => {
      const builder = createPartBuilder<Command>(group);
      const turn = chunked(stopped.signal);
      for (const [index, row] of rows.entries()) {
        builder.add(commandOf(row));
        if (index % AT_ONCE === 0) await turn();
      }
      const part = builder.part();
      known.set(rows, part);
      setMade({ rows, part });
    };
    build().catch((error: unknown) => {
      if (!stopped.signal.aborted) throw error;
    });
    return () => stopped.abort();
  }, [group, rows, commandOf]);
  return known.get(rows) ?? (made?.rows === rows ? made.part : null);
}

/** Everything of the current user that the command box finds; the lists are asked for when it opens. */
export function useCommandIndex(): { parts: readonly IndexPart<Command>[]; complete: boolean } {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser);
  const guest = useAppSelector(selectIsGuest);
  useEffect(() => {
    void dispatch(loadPassages());
    void dispatch(loadNuggets());
    void dispatch(loadQuotes({ withTexts: true }));
    void dispatch(loadTopics());
    void dispatch(loadLinks());
    if (!guest) void dispatch(loadPrayers());
  }, [dispatch, guest]);

  const additional = useAppSelector(selectLinks).additional;
  const links = useMemo(() => [...BUILT_IN_LINKS, ...additional], [additional]);
  const topics = useAppSelector(selectTopics);
  const quotesById = useAppSelector(selectQuotesById);
  const quotes = useMemo(() => Object.values(quotesById), [quotesById]);
  const ofQuote = useMemo(() => quoteCommand(new Map(topics.map(({ id, name }) => [id, name]))), [topics]);
  const parts = [
    usePart('passage', useAppSelector(selectPassages), passageCommand),
    usePart('nugget', useAppSelector(selectNuggets), nuggetCommand),
    usePart('quote', quotes, ofQuote),
    usePart('prayer', useAppSelector(selectPrayers), prayerCommand),
    usePart('topic', topics, topicCommand),
    usePart('link', links, linkCommand),
  ];
  // What is short is there at once, and as it was when the box opened.
  const [own] = useState(() => [
    partOf('recent', recentPlaces(user ?? '').map(placeCommand)),
    partOf('action', screenActions().map(actionCommand)),
    partOf('screen', screenCommands({ guest, owner: isOwner(user) })),
  ]);
  const made = parts.filter((part) => part !== null);
  return { parts: [...own, ...made], complete: made.length === parts.length };
}
