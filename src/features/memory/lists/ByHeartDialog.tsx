import { useMemo, useRef, useState } from 'react';
import { Picture, PictureButtons } from '@/bible/picture/Picture';
import { drawPicture, shownTheme } from '@/bible/picture/picture';
import { pluralize } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import type { RecallDay } from '../model/overview';
import { drawYear } from './yearPicture';
import styles from './ByHeartDialog.module.scss';

interface ByHeartDialogProps {
  /** Of the passages known by heart; at least one. */
  references: readonly string[];
  year: readonly RecallDay[];
  onClose: () => void;
}

/** A picture of the passages known by heart, or of the year's recalls, to save or share. */
export function ByHeartDialog({ references, year, onClose }: ByHeartDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [theme, setTheme] = useState(shownTheme);
  const [ofYear, setOfYear] = useState(false);
  const days = year.filter(({ runs }) => runs > 0).length;
  const line = ofYear
    ? `${pluralize(days, 'day')} of recall in a year`
    : `${pluralize(references.length, 'passage')} by heart`;
  // A reference does not wrap.
  const text = references.map((reference) => reference.replaceAll(' ', '\u00a0')).join(' · ');
  const draw = useMemo(
    () => (ofYear ? drawYear(year, line, theme) : drawPicture(text, line, theme)),
    [ofYear, year, line, text, theme],
  );
  return (
    <Dialog
      readOnly
      title="Share as a picture"
      onClose={onClose}
      footer={<PictureButtons canvas={canvas} name={line} />}
    >
      <div className={styles.picture}>
        <Picture canvas={canvas} label={ofYear ? line : `${text} ${line}`} draw={draw} />
        <div className="actions">
          <Button onClick={() => setOfYear(!ofYear)}>{ofYear ? 'By heart' : 'The year'}</Button>
          <Button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
            {theme === 'dark' ? 'Light picture' : 'Dark picture'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
