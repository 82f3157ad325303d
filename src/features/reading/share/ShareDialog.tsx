import { useMemo, useRef, useState } from 'react';
import { publicReaderPath, publicUrl } from '@/routes/paths';
import { DEFAULT_FORMAT, isDefaultFormat, type CopyFormat } from '@/bible/copy/copyFormat';
import type { PassageRef, Verse } from '@/bible/passage';
import { versesText } from '@/bible/passageText';
import { formatReference } from '@/bible/references/reference';
import { translationOf } from '@/bible/translations';
import { useAppDispatch } from '@/data/store/hooks';
import { copyPublicLink } from '@/bible/copy/clipboard';
import { copied, saveCopyFormat, ownCopyFormat } from '@/bible/copy/ownCopy';
import { Picture, PictureButtons } from '@/bible/picture/Picture';
import { drawPicture, shownTheme } from '@/bible/picture/picture';
import { shareBySystem } from '@/bible/picture/sharePicture';
import { canShare } from '@/platform/page/share';
import { copyShown } from './share';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import styles from './ShareDialog.module.scss';
import '@/ui/controls/forms.scss';

interface ShareDialogProps {
  passage: PassageRef;
  /** The passage's verses. */
  verses: readonly Verse[];
  onClose: () => void;
}

/** Copies and shares verses, with a preview. The chosen format then applies to every Copy. */
export function ShareDialog({ passage, verses, onClose }: ShareDialogProps) {
  const dispatch = useAppDispatch();
  const [format, setFormat] = useState(ownCopyFormat);
  const [asPicture, setAsPicture] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [theme, setTheme] = useState(shownTheme);
  const { translation, startVerse, endVerse } = passage;
  const reference = formatReference(passage);
  const text = copied(reference, verses, translation, format);
  // The receiver does not see which translation is read here.
  const shared = copied(reference, verses, translation, { ...format, translation: true });
  const pictured = `${reference} (${translationOf(translation).shortName})`;
  const plain = versesText(verses);
  const draw = useMemo(() => drawPicture(plain, pictured, theme), [plain, pictured, theme]);
  const url = publicUrl(publicReaderPath(translation, passage, startVerse, endVerse));
  const choose = (chosen: typeof format) => {
    setFormat(chosen);
    saveCopyFormat(chosen);
  };
  return (
    <Dialog
      title="Copy and Share"
      onClose={onClose}
      onSubmit={() => void dispatch(copyShown(text))}
      footer={
        asPicture ? (
          <PictureButtons canvas={canvas} name={pictured} />
        ) : (
          <>
            <Button onClick={() => void dispatch(copyPublicLink(url))}>Copy link</Button>
            {canShare({ text: shared, url }) && (
              <Button onClick={() => void dispatch(shareBySystem({ text: shared, url }))}>Share...</Button>
            )}
            <Button type="submit" main>
              Copy
            </Button>
          </>
        )
      }
    >
      <div className={asPicture ? styles.picture : styles.text}>
        {asPicture ? (
          <Picture canvas={canvas} label={`${plain} ${pictured}`} draw={draw} />
        ) : (
          <>
            <FormatOptions format={format} onChange={choose} />
            <p className="muted">
              Every Copy is made like this.{' '}
              {!isDefaultFormat(format) && (
                <button type="button" className={styles.reset} onClick={() => choose(DEFAULT_FORMAT)}>
                  As at first
                </button>
              )}
            </p>
            {/* Focusable, so that a long preview can be scrolled by keyboard. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre className={styles.preview} aria-label="Preview" role="region" tabIndex={0}>
              {text}
            </pre>
          </>
        )}
        <div className={styles.kinds}>
          <Button onClick={() => setAsPicture(!asPicture)}>{asPicture ? 'As text' : 'As a picture'}</Button>
          {asPicture && (
            <Button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
              {theme === 'dark' ? 'Light picture' : 'Dark picture'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface FormatOptionsProps {
  format: CopyFormat;
  onChange: (format: CopyFormat) => void;
}

const OPTIONS = [
  { label: 'Verse numbers', name: 'numbers', on: true, off: false },
  { label: 'Each verse on a line', name: 'lines', on: true, off: false },
  { label: 'Quotation marks', name: 'quotationMarks', on: true, off: false },
  { label: 'Reference after the text', name: 'reference', on: 'after', off: 'before' },
  { label: 'Short reference', name: 'short', on: true, off: false },
  { label: 'Name the translation', name: 'translation', on: true, off: false },
] as const;

/** The options of the copy format. */
function FormatOptions({ format, onChange }: FormatOptionsProps) {
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">How it is copied</legend>
      {OPTIONS.map(({ label, name, on, off }) => (
        <label key={name} className={styles.option}>
          <input
            type="checkbox"
            className="form-check-input"
            checked={format[name] === on}
            onChange={({ target }) => onChange({ ...format, [name]: target.checked ? on : off })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
