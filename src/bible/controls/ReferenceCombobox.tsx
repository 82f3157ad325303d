import { useCombobox } from 'downshift';
import { useDeferredValue, useId, type ReactNode, type RefObject } from 'react';
import { FormProblem } from '@/ui/controls/FormProblem';
import styles from './ReferenceCombobox.module.scss';

interface ReferenceComboboxProps {
  value: string;
  suggestions: readonly string[];
  inputRef: RefObject<HTMLInputElement | null>;
  /** The error of the value; null for none. */
  problem: string | null;
  onChange: (value: string) => void;
  /** The hint about the value while nothing is suggested. */
  children?: ReactNode;
}

/** At least as many as fit into view. */
const IN_VIEW = 20;

/**
 * The field for a reference, with suggestions below it: arrows move, Enter accepts one, and the person can type on. Enter
 * without a chosen suggestion submits the form, and Escape first closes the suggestions.
 */
export function ReferenceCombobox(props: ReferenceComboboxProps) {
  const { value, suggestions, inputRef, problem, onChange, children } = props;
  const id = useId();
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getLabelProps } =
    useCombobox<string>({
      id,
      items: [...suggestions],
      inputValue: value,
      selectedItem: null,
      initialIsOpen: true,
      stateReducer: (state, { type, changes }) => {
        const { InputBlur, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
        // Leaving the field accepts nothing, and keeps the typed text.
        if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
        // After a book its chapters are offered, after a chapter its verses.
        if (type === InputKeyDownEnter || type === ItemClick)
          return { ...changes, isOpen: true, highlightedIndex: -1 };
        return changes;
      },
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) onChange(selectedItem);
      },
    });
  const shown = isOpen && suggestions.length > 0;
  // The suggestions in view appear at once, the rest of a long list when there is time.
  const settled = useDeferredValue(suggestions);
  const listed = settled === suggestions ? suggestions : suggestions.slice(0, IN_VIEW);
  return (
    <div className={styles.combobox}>
      <label className="form-label" htmlFor={`${id}-input`} {...getLabelProps()}>
        Reference
      </label>
      <input
        {...getInputProps({
          ref: inputRef,
          'aria-expanded': shown,
          // Not downshift's own handler, which would move the cursor to the end.
          onChange: ({ currentTarget }) => onChange(currentTarget.value),
          onKeyDown: (event) => {
            if (event.key === 'Escape' && shown) return;
            const ofList = shown && highlightedIndex >= 0;
            // Otherwise Enter submits the form, Escape closes the dialog, and Home and End move in the text.
            if (!ofList && ['Enter', 'Escape', 'Home', 'End'].includes(event.key))
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
        })}
        className="form-control"
        placeholder="John 3:16"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
      />
      <div className={styles.place}>
        {!shown && (
          <>
            <FormProblem id={`${id}-problem`} problem={problem} />
            {children}
          </>
        )}
        {/* A list that scrolls would be the next tab stop, but it closes when the field loses the focus. */}
        <ul {...getMenuProps()} className={styles.list} hidden={!shown} tabIndex={-1}>
          {shown &&
            listed.map((item, index) => (
              <li
                key={item}
                {...getItemProps({ item, index })}
                className={index === highlightedIndex ? styles.highlighted : undefined}
              >
                {item}
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
