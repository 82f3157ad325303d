import { useCombobox } from 'downshift';
import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import type { GlobalDialog } from '@/routes/routes';
import { Dialog } from '@/ui/dialogs/Dialog';
import styles from './Command.module.scss';
import { CommandRow } from './CommandRow';
import { useCommandResults, type CommandResult } from './useCommandResults';
import { useCommandRunner } from './useCommandRunner';

interface CommandDialogProps {
  onClose: () => void;
  onDialog: (dialog: GlobalDialog) => void;
}

/** One box to find everything by any word: references, screens, this screen's actions, and all of the person's own data. */
export function CommandDialog({ onClose, onDialog }: CommandDialogProps) {
  const [typed, setTyped] = useState('');
  const shown = useDeferredValue(typed);
  const { groups, complete } = useCommandResults(shown);
  const results = useMemo(() => groups.flatMap(({ results: found }) => found), [groups]);
  const run = useCommandRunner(onClose, onDialog);
  const id = useId();
  const { highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<CommandResult>({
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
      if (selectedItem) run(selectedItem.command.enter.target);
    },
  });
  // Enter applies to what is typed: while the results are older, or not all there and none yet, it waits for them.
  const chosen = results[highlightedIndex];
  const [entered, setEntered] = useState<'enter' | 'ctrlEnter' | null>(null);
  const runEntered = useEffectEvent(() => {
    const step = entered && shown === typed ? chosen?.command[entered] : undefined;
    if (step) run(step.target);
  });
  useEffect(() => {
    runEntered();
  }, [shown, entered, complete]);
  return (
    <Dialog title="Find or do anything" onClose={onClose}>
      <input
        {...getInputProps({
          'aria-label': 'Reference, screen or any word',
          'aria-labelledby': undefined,
          onChange: ({ currentTarget }) => {
            setEntered(null);
            setTyped(currentTarget.value);
          },
          onKeyDown: (event) => {
            const step = chosen?.command.ctrlEnter;
            const isSecond = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
            const isWaiting = event.currentTarget.value !== shown || (!chosen && !complete);
            const isEarly = event.key === 'Enter' && isWaiting;
            if (isEarly) setEntered(isSecond ? 'ctrlEnter' : 'enter');
            else if (isSecond && step) run(step.target);
            // Escape closes the dialog; Home and End move in the text.
            if (isEarly || isSecond || ['Escape', 'Home', 'End'].includes(event.key))
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
        })}
        className={`form-control ${styles.input}`}
        placeholder="jn 3 16, a word, a screen"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <ul
        {...getMenuProps({ 'aria-label': 'Found', 'aria-labelledby': undefined })}
        className={styles.list}
        tabIndex={-1}
      >
        {groups.map(({ title, results: found }) => (
          <li key={title} role="presentation">
            <span className={styles.group} aria-hidden>
              {title}
            </span>
            <ul role="presentation">
              {found.map((item) => {
                const index = results.indexOf(item);
                return (
                  <CommandRow
                    key={item.key}
                    command={item.command}
                    group={title}
                    highlighted={index === highlightedIndex}
                    itemProps={getItemProps({ item, index })}
                  />
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.state} role="status">
        {results.length === 0 && typed.trim() !== '' && (complete ? 'Nothing found.' : 'Looking…')}
      </p>
    </Dialog>
  );
}
