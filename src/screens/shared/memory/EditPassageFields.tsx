import { useId, type ReactNode } from 'react';
import { BOXES, type MemoryPassage } from '@/domain/memory/memoryPassage';
import { boxName, endVerseOptions, LETTERS } from '@/domain/memory/passageEdit';
import { useAppSelector } from '@/store/core/hooks';
import { selectIsGuest } from '@/store/user/user';
import { TranslationSelect } from '@/ui/forms/TranslationSelect';
import styles from './EditPassage.module.scss';
import type { EditAction, EditDraft } from './useEditDraft';

interface EditPassageFieldsProps {
  passage: MemoryPassage;
  draft: EditDraft;
  onChange: (action: EditAction) => void;
}

/** The selects of the edit dialog. */
export function EditPassageFields({ passage, draft, onChange }: EditPassageFieldsProps) {
  const guest = useAppSelector(selectIsGuest);
  const { bookName, chapter } = passage;
  const { translation, startVerse, endVerse, letter } = draft;
  return (
    <div className={styles.fields}>
      <Field label="Translation">
        {(id) => (
          <TranslationSelect
            id={id}
            value={translation}
            onChange={(chosen) => onChange({ type: 'translation', translation: chosen })}
          />
        )}
      </Field>
      <SelectField
        label="Start Verse"
        value={startVerse}
        options={including(endVerseOptions(translation, bookName, chapter, 1), startVerse)}
        nameOf={String}
        onChange={(verse) => onChange({ type: 'start', verse })}
      />
      <SelectField
        label="End Verse"
        value={endVerse}
        options={including(endVerseOptions(translation, bookName, chapter, startVerse), endVerse)}
        nameOf={String}
        onChange={(verse) => onChange({ type: 'end', verse })}
      />
      <SelectField
        label="Append Letter"
        value={letter}
        options={LETTERS}
        nameOf={(each) => each || 'None'}
        onChange={(chosen) => onChange({ type: 'letter', letter: chosen })}
      />
      <SelectField
        label="Box"
        value={draft.box ?? passage.box}
        options={BOXES}
        nameOf={boxName}
        disabled={guest}
        onChange={(chosen) => onChange({ type: 'box', box: chosen })}
      />
    </div>
  );
}

/** A verse that is stored although the translation lacks it is still what is stored. */
const including = (verses: readonly number[], stored: number): readonly number[] =>
  verses.includes(stored) ? verses : [...verses, stored];

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface SelectFieldProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly T[];
  nameOf: (option: T) => string;
  disabled?: boolean;
  onChange: (option: T) => void;
}

function SelectField<T extends string | number>(props: SelectFieldProps<T>) {
  const { label, value, options, nameOf, disabled, onChange } = props;
  return (
    <Field label={label}>
      {(id) => (
        <select
          id={id}
          className="form-select"
          value={value}
          disabled={disabled}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option) === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
