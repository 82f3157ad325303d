import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useCombobox } from 'downshift';
import type { GlobalDialog } from '../routes/routes';
import { Dialog } from '@/ui/dialogs/Dialog';
import { CommandRow } from './CommandRow';
import { CommandStatus } from './CommandStatus';
import {
  isFallback,
  findCommands,
  offeredCommands,
  type CommandResult,
  type CommandResultGroup,
} from './find/findCommands';
import { useCommandRunner } from './useCommandRunner';
import { useCommandLibrary } from './rows/useCommandLibrary';
import { useCommandLists, type ListsStatus } from './rows/useCommandLists';
import styles from './Command.module.scss';

interface CommandDialogProps {
  onClose: () => void;
  onDialog: (dialog: GlobalDialog) => void;
}

/** Which of a row's steps a key does: Enter alone the first, with another key the second to the fourth. */
const stepOf = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): number =>
  ctrlKey || metaKey ? 1 : shiftKey ? 2 : altKey ? 3 : 0;

/** One box to find everything by any word: references, screens, this screen's actions, and all of the person's own data. */
export function CommandDialog({ onClose, onDialog }: CommandDialogProps) {
  const [typed, setTyped] = useState('');
  const shown = useDeferredValue(typed);
  const { groups, loading, failed, isIndexed } = useCommandResults(shown);
  const results = useMemo(() => groups.flatMap(({ results: found }) => found), [groups]);
  const run = useCommandRunner(onClose, onDialog);
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
      // Each row scrolls itself into view: measuring them all would cost another layout.
      scrollIntoView: () => undefined,
      stateReducer: (state, { type, changes }) => {
        const { InputChange, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes;
        if (type === InputChange) return { ...changes, highlightedIndex: 0 };
        // A resting mouse must not change the selection.
        if (type === MenuMouseLeave || type === ItemMouseMove)
          return { ...changes, highlightedIndex: changes.highlightedIndex ?? state.highlightedIndex };
        return changes;
      },
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) run(selectedItem.command.steps[0].target);
      },
    });
  const chosen = results[highlightedIndex];
  // Enter applies to what is typed: it waits while the results are older, and while a list that may have it is not there yet.
  const isComplete = isIndexed && loading.length === 0;
  const isWaiting = (value: string) => value !== shown || (isFallback(chosen) && !isComplete);
  const [entered, setEntered] = useState<number | null>(null);
  const runEntered = useEffectEvent(() => {
    const step = entered === null || isWaiting(typed) ? undefined : chosen?.command.steps[entered];
    if (step) run(step.target);
  });
  useEffect(() => {
    runEntered();
  }, [shown, entered, isComplete, chosen]);
  return (
    <Dialog title="Find or do anything" size="lg" onClose={onClose}>
      <input
        {...getInputProps({
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
              const at = stepOf(nativeEvent);
              const step = chosen?.command.steps[at];
              // Whoever presses it again does not want to wait.
              if (isWaiting(event.currentTarget.value) && entered === null) setEntered(at);
              else if (step) run(step.target);
            }
            // Escape closes the dialog; Home and End move in the text.
            if (isOwn || ['Escape', 'Home', 'End'].includes(key))
              Object.assign(nativeEvent, { preventDownshiftDefault: true });
          },
        })}
        aria-haspopup="grid"
        className={`form-control ${styles.input}`}
        placeholder="jn 3 16, a word, a screen"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <div
        {...getMenuProps({ 'aria-label': 'Found', 'aria-labelledby': undefined })}
        // A row has buttons, which an option of a list may not.
        role="grid"
        className={styles.list}
        tabIndex={-1}
      >
        {groups.map(({ title, results: found }) => (
          <div key={title} role="rowgroup" aria-label={title}>
            <span className={styles.group} aria-hidden>
              {title}
            </span>
            {found.map((item) => {
              const index = results.indexOf(item);
              return (
                <CommandRow
                  key={item.key}
                  result={item}
                  group={title}
                  highlighted={index === highlightedIndex}
                  onHighlight={() => setHighlightedIndex(index)}
                  onStep={({ target }) => run(target)}
                  itemProps={getItemProps({ item, index })}
                />
              );
            })}
          </div>
        ))}
      </div>
      <CommandStatus
        isEmpty={typed.trim() === ''}
        nothing={isFallback(results[0])}
        loading={loading}
        failed={failed}
        isIndexed={isIndexed}
      />
    </Dialog>
  );
}

interface CommandResults extends ListsStatus {
  groups: readonly CommandResultGroup[];
  /** Whether what is loaded is also indexed. */
  isIndexed: boolean;
}

/** The results for what is typed; before anything is typed, recent places, this screen's actions, and the screens. */
function useCommandResults(typed: string): CommandResults {
  const lists = useCommandLists();
  const { library, offered, isIndexed } = useCommandLibrary();
  const groups = useMemo(
    () => (typed.trim() === '' ? offeredCommands(offered) : findCommands(typed, library)),
    [typed, offered, library],
  );
  return { ...lists, groups, isIndexed };
}
