import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useCombobox } from 'downshift';
import {
  isFallback,
  findCommands,
  offeredCommands,
  withVerses,
  type CommandResult,
  type CommandResultGroup,
} from './findCommands';
import type { CommandTarget } from './rows/commandTypes';
import { useBibleVerses } from './rows/useBibleVerses';
import { useSearchSources } from './rows/useSearchSources';
import { useCommandLists, type ListsStatus } from './rows/useCommandLists';
import { actionIndexOf } from './actionKeys';

/** The state of the box: the typed query, its results, the chosen row, and what Enter does. */
export function useCommandBox(run: (target: CommandTarget) => void) {
  const [typed, setTyped] = useState('');
  const shown = useDeferredValue(typed);
  const { groups, loading, failed, isIndexed } = useCommandResults(shown);
  const results = useMemo(() => groups.flatMap(({ results: found }) => found), [groups]);
  const id = useId();
  const { highlightedIndex, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<CommandResult>({
      id,
      items: results,
      isOpen: true,
      inputValue: typed,
      selectedItem: null,
      defaultHighlightedIndex: 0,
      initialHighlightedIndex: 0,
      itemToString: (item) => item?.command.label ?? '',
      itemToKey: (item) => item?.key,
      // Each row scrolls itself into view, because measuring all of them would force another layout.
      scrollIntoView: () => undefined,
      stateReducer: (state, { type, changes }) => {
        const { InputBlur, InputChange, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes;
        if (type === InputChange) return { ...changes, highlightedIndex: 0 };
        // Tab leads to the buttons of the row, and does not choose it.
        if (type === InputBlur) return state;
        // A mouse at rest must not change the selection.
        if (type === MenuMouseLeave || type === ItemMouseMove)
          return { ...changes, highlightedIndex: changes.highlightedIndex ?? state.highlightedIndex };
        return changes;
      },
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) run(selectedItem.command.actions[0].target);
      },
    });
  const chosen = results[highlightedIndex];
  // Enter applies to the typed query: it waits while the results belong to an older one, or while a list that may
  // contain the row is loading.
  const isComplete = isIndexed && loading.length === 0;
  const isWaiting = (value: string) => value !== shown || (isFallback(chosen) && !isComplete);
  const [entered, setEntered] = useState<number | null>(null);
  const runEntered = useEffectEvent(() => {
    const action = entered === null || isWaiting(typed) ? undefined : chosen?.command.actions[entered];
    if (action) run(action.target);
  });
  useEffect(() => {
    runEntered();
  }, [shown, entered, isComplete, chosen]);
  const inputProps = getInputProps({
    'aria-label': 'Reference, screen or any word',
    'aria-labelledby': undefined,
    onChange: ({ currentTarget }) => {
      setEntered(null);
      setTyped(currentTarget.value);
    },
    onKeyDown: (event) => {
      const { nativeEvent, key } = event;
      const isOwn = key === 'Enter' && !nativeEvent.isComposing;
      if (isOwn) {
        // The box may close and give the focus back to its button, which the rest of the key press would then activate.
        event.preventDefault();
        const at = actionIndexOf(nativeEvent);
        const action = chosen?.command.actions[at];
        // A second Enter means not to wait.
        if (isWaiting(event.currentTarget.value) && entered === null) setEntered(at);
        else if (action) run(action.target);
      }
      // Escape closes the dialog; Home and End move in the text.
      if (isOwn || ['Escape', 'Home', 'End'].includes(key))
        Object.assign(nativeEvent, { preventDownshiftDefault: true });
    },
  });
  const status = {
    isEmpty: typed.trim() === '',
    nothing: isFallback(results[0]),
    loading,
    failed,
    isIndexed,
  };
  return {
    groups,
    results,
    highlightedIndex,
    setHighlightedIndex,
    inputProps,
    getMenuProps,
    getItemProps,
    status,
  };
}

interface CommandResults extends ListsStatus {
  groups: readonly CommandResultGroup[];
  /** Whether all loaded rows are indexed. */
  isIndexed: boolean;
}

/** The results for the query; if it is empty, recent pages, this screen's actions, and the screens. */
function useCommandResults(typed: string): CommandResults {
  const lists = useCommandLists();
  const { sources, offered, isIndexed } = useSearchSources();
  const groups = useMemo(
    () => (typed.trim() === '' ? offeredCommands(offered) : findCommands(typed, sources)),
    [typed, offered, sources],
  );
  const verses = useBibleVerses(typed, sources.translation);
  const withBible = useMemo(() => withVerses(groups, verses), [groups, verses]);
  return { ...lists, groups: withBible, isIndexed };
}
