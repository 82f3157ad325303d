import { useId, type ReactNode } from 'react';
import { BOXES, LETTERS, type MemoryPassage } from '@/domain/memory/memoryPassage';
import { boxName, endVerseOptions } from '@/domain/memory/passageEdit';
import { useAppSelector } from '@/store/core/hooks';
import { selectIsGuest } from '@/store/user/user';
import { TranslationSelect } from '@/ui/forms/TranslationSelect';
import styles from './EditPassage.module.scss';
import type { EditDraftControls } from './useEditDraft';

interface EditPassageFieldsProps {
  passage: MemoryPassage;
  draft: EditDraftControls;
}

/** The selects of the edit dialog. */
export function EditPassageFields({ passage, draft }: EditPassageFieldsProps) {
  const guest = useAppSelector(selectIsGuest);
  const { translation, startVerse, endVerse, letter, box } = draft.value;
  /** The verses from `first` on, with the stored one even if the translation lacks it. */
  const versesFrom = (first: number, stored: number): readonly number[] => {
    const verses = endVerseOptions(translation, passage.bookName, passage.chapter, first);
    return verses.includes(stored) ? verses : [...verses, stored];
  };
  return (
    <div className={styles.fields}>
      <Field label="Translation">
        {(id) => <TranslationSelect id={id} value={translation} onChange={draft.setTranslation} />}
      </Field>
      <SelectField
        label="Start Verse"
        value={startVerse}
        options={versesFrom(1, startVerse)}
        onChange={draft.setStart}
      />
      <SelectField
        label="End Verse"
        value={endVerse}
        options={versesFrom(startVerse, endVerse)}
        onChange={draft.setEnd}
      />
      <SelectField
        label="Append Letter"
        value={letter}
        options={LETTERS}
        nameOf={(each) => each || 'None'}
        onChange={draft.setLetter}
      />
      <SelectField
        label="Box"
        value={box ?? passage.box}
        options={BOXES}
        nameOf={boxName}
        disabled={guest}
        onChange={draft.setBox}
      />
    </div>
  );
}

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
  nameOf?: (option: T) => string;
  disabled?: boolean;
  onChange: (option: T) => void;
}

function SelectField<T extends string | number>(props: SelectFieldProps<T>) {
  const { label, value, options, nameOf = String, disabled, onChange } = props;
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
