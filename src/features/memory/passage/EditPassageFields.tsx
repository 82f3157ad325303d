import { LETTERS } from '@/bible/passage';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { useAppSelector } from '@/data/store/hooks';
import { Field, SelectField } from '@/ui/controls/Field';
import { BOXES, type MemoryPassage } from '../model/memoryPassage';
import { boxName, endVerseOptions } from '../model/passageEdit';
import type { EditDraftControls } from './useEditDraft';
import styles from './EditPassage.module.scss';
import { selectIsGuest } from '@/data/session/session';

interface EditPassageFieldsProps {
  passage: MemoryPassage;
  draft: EditDraftControls;
}

/** The selects of the edit dialog. */
export function EditPassageFields({ passage, draft }: EditPassageFieldsProps) {
  const guest = useAppSelector(selectIsGuest);
  const { translation, startVerse, endVerse, letter, box } = draft.value;
  /** The verses from `first` on, including the stored one even if the translation lacks it. */
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
