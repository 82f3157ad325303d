import type { PassageRef, Verse } from '@/bible/passage';
import { versesText } from '@/bible/passageText';
import { formatReference } from '@/bible/references/reference';
import { translationOf } from '@/bible/translations';
import { wordStudyPath } from '@/routes/wordStudyPath';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Dialog } from '@/ui/dialogs/Dialog';
import { wordsIn } from './words';
import styles from './WhereElseDialog.module.scss';

interface WhereElseDialogProps {
  passage: PassageRef;
  /** The passage's verses. */
  verses: readonly Verse[];
  onClose: () => void;
}

/** The words of some verses, each leading to where else it is in their translation. */
export function WhereElseDialog({ passage, verses, onClose }: WhereElseDialogProps) {
  const { translation } = passage;
  return (
    <Dialog title="Where else" onClose={onClose}>
      <p>
        Where else in the {translationOf(translation).shortName} is a word of {formatReference(passage)}?
      </p>
      <div className={styles.words}>
        {wordsIn(versesText(verses)).map((word) => (
          <ButtonLink key={word} to={wordStudyPath(word, translation)}>
            {word}
          </ButtonLink>
        ))}
      </div>
    </Dialog>
  );
}
