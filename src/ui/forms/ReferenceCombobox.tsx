import { useCombobox } from 'downshift';
import { useDeferredValue, useId, type RefObject } from 'react';
import { FormProblem } from './FormProblem';
import styles from './ReferenceCombobox.module.scss';

interface ReferenceComboboxProps {
  label: string;
  placeholder?: string;
  value: string;
  suggestions: readonly string[];
  inputRef: RefObject<HTMLInputElement | null>;
  /** What is wrong with the value; null when nothing is. */
  problem: string | null;
  onChange: (value: string) => void;
}

/** As many as are surely in view. */
const IN_VIEW = 20;

/**
 * A text field with suggestions below it: arrows move, Enter takes one, and what is taken can be typed on. Enter
 * without a suggestion is the form's, Escape closes the suggestions first.
 */
export function ReferenceCombobox(props: ReferenceComboboxProps) {
  const { label, placeholder, value, suggestions, inputRef, problem, onChange } = props;
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
        // Leaving the field takes nothing: what stands in it is what was typed.
        if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
        // A book that is taken offers its chapters, a chapter its verses.
        if (type === InputKeyDownEnter || type === ItemClick)
          return { ...changes, isOpen: true, highlightedIndex: -1 };
        return changes;
      },
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) onChange(selectedItem);
      },
    });
  const shown = isOpen && suggestions.length > 0;
  // What is in view appears with the key, the rest of a long list when there is time.
  const settled = useDeferredValue(suggestions);
  const listed = settled === suggestions ? suggestions : suggestions.slice(0, IN_VIEW);
  return (
    <div className={styles.combobox}>
      <label className="form-label" {...getLabelProps()}>
        {label}
      </label>
      <input
        {...getInputProps({
          ref: inputRef,
          'aria-expanded': shown,
          // Here and not by downshift's effect, which would put the cursor at the end.
          onChange: ({ currentTarget }) => onChange(currentTarget.value),
          onKeyDown: (event) => {
            if (event.key === 'Escape' && shown) return;
            const ofList = shown && highlightedIndex >= 0;
            // Otherwise Enter sends the form, Escape closes the dialog, and Home and End move in the text.
            if (!ofList && ['Enter', 'Escape', 'Home', 'End'].includes(event.key))
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
        })}
        className="form-control"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
      />
      <div className={styles.place}>
        {!shown && <FormProblem id={`${id}-problem`} problem={problem} />}
        {/* A list that scrolls would be the next stop of Tab, and gone before the focus is there. */}
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
