import { selectKnownTexts } from '@/bible/text/textCache';
import { translationOf, TRANSLATIONS, type TranslationCode } from '@/bible/translations';
import { useAppSelector } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';

interface ParallelDialogProps {
  first: TranslationCode;
  /** The translation that is beside it now; null for none. */
  second: TranslationCode | null;
  onSecond: (second: TranslationCode | null) => void;
  onClose: () => void;
}

/** The translations that can be read beside the first: none that is known to have no text here. */
export function ParallelDialog({ first, second, onSecond, onClose }: ParallelDialogProps) {
  const known = useAppSelector(selectKnownTexts);
  const { shortName } = translationOf(first);
  const choose = (chosen: TranslationCode | null) => () => {
    onClose();
    onSecond(chosen);
  };
  return (
    <Dialog title="Read in Parallel" onClose={onClose}>
      <p className="muted">A second translation beside the {shortName}:</p>
      <div className="actions">
        {TRANSLATIONS.filter(({ code }) => code !== first && known[code] !== false).map(
          ({ code, shortName: name, longName }) => (
            <Button key={code} title={longName} aria-pressed={code === second} onClick={choose(code)}>
              {name}
            </Button>
          ),
        )}
      </div>
      {second && (
        <p className="actions">
          <Button onClick={choose(null)}>{shortName} alone</Button>
        </p>
      )}
    </Dialog>
  );
}
