import { useMemo } from 'react';
import { findCommands, offeredCommands, type CommandResultGroup } from './find/findCommands';
import { useCommandLibrary } from './rows/useCommandLibrary';
import { useCommandLists, type ListsStatus } from './rows/useCommandLists';

interface CommandResults extends ListsStatus {
  groups: readonly CommandResultGroup[];
  /** Whether what is loaded is also indexed. */
  isIndexed: boolean;
}

/** The results for what is typed; before anything is typed, recent places, this screen's actions, and the screens. */
export function useCommandResults(typed: string): CommandResults {
  const lists = useCommandLists();
  const { library, offered, isIndexed } = useCommandLibrary();
  const groups = useMemo(
    () => (typed.trim() === '' ? offeredCommands(offered) : findCommands(typed, library)),
    [typed, offered, library],
  );
  return { ...lists, groups, isIndexed };
}
