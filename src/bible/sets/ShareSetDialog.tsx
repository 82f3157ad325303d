import { useId, useState } from 'react';
import type { PassageRef } from '../passage';
import { copyPublicLink } from '../copy/clipboard';
import { formatReference, versesKey } from '../references/reference';
import type { TranslationCode } from '../translations';
import { noticeShown } from '@/data/notices/notices';
import { useAppDispatch } from '@/data/store/hooks';
import { canShare, shareData } from '@/platform/page/share';
import { firstCharacters, formatNumber, pluralize } from '@/platform/values/text';
import { learnPath } from '@/routes/learnPath';
import { publicUrl } from '@/routes/paths';
import { Button } from '@/ui/controls/Button';
import { TextField } from '@/ui/controls/Field';
import { QrCode } from '@/ui/controls/QrCode';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Disclosure } from '@/ui/lists/Disclosure';
import { MAX_REFERENCES, MAX_TITLE, referenceInLink } from './setLink';
import '@/ui/controls/forms.scss';
import styles from './ShareSetDialog.module.scss';

interface ShareSetDialogProps {
  /** The title offered. */
  title: string;
  /** The passages offered, in the order of the set. */
  passages: readonly PassageRef[];
  onClose: () => void;
}

/** A code of more would be too fine for a camera. */
const MAX_CODE = 1200;

/** The translation of most passages: a set has one. */
function commonTranslation(passages: readonly PassageRef[]): TranslationCode | null {
  const counts = new Map<TranslationCode, number>();
  for (const { translation } of passages) counts.set(translation, (counts.get(translation) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** The most whole words that a title can have. */
const WHOLE_WORDS = new RegExp(String.raw`^.{1,${MAX_TITLE}}(?<![\s,;:])(?=[,;:]?\s)`, 'su');

/** A title cut between words if it is longer than the recipient would see. */
function withinLimit(title: string): string {
  const start = firstCharacters(title, MAX_TITLE);
  return start === title ? title : (WHOLE_WORDS.exec(title)?.[0] ?? start);
}

/** Makes a set of passages, and shares its link: copied, shared, or as a code to be scanned. */
export function ShareSetDialog({ title: offered, passages, onClose }: ShareSetDialogProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const [title, setTitle] = useState(() => withinLimit(offered));
  // The same verses of two translations are one passage of a set.
  const all = [...new Map(passages.map((passage) => [versesKey(passage), passage])).values()];
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(
    () => new Set(all.slice(MAX_REFERENCES).map(versesKey)),
  );
  const chosen = all.filter((passage) => !leftOut.has(versesKey(passage)));
  const isTooMany = chosen.length > MAX_REFERENCES;
  const set = {
    title: title.trim(),
    translation: commonTranslation(chosen),
    references: chosen.map(referenceInLink),
  };
  const url = publicUrl(learnPath(set));
  const share = async () => {
    if ((await shareData({ title: set.title, url })) === 'failed')
      dispatch(noticeShown({ variant: 'error', text: 'Sharing failed' }));
  };
  const isReady = chosen.length > 0 && !isTooMany;
  return (
    <Dialog
      title="Share as a set"
      onClose={onClose}
      onSubmit={() => {
        if (isReady) void dispatch(copyPublicLink(url));
      }}
      footer={
        <>
          {canShare({ title: set.title, url }) && (
            <Button disabled={!isReady} onClick={() => void share()}>
              Share...
            </Button>
          )}
          <Button main type="submit" disabled={!isReady}>
            Copy link
          </Button>
        </>
      }
    >
      <TextField label="Title" maxLength={MAX_TITLE} value={title} onChange={setTitle} />
      <p className={`muted ${styles.about}`}>
        Whoever opens the link sees these verses, and can learn and keep them, with no name needed.
      </p>
      <Disclosure
        summary={`${formatNumber(chosen.length)} of ${pluralize(all.length, 'passage')} chosen`}
        defaultOpen={isTooMany}
      >
        <ul className={`plain-list ${styles.passages}`}>
          {all.map((passage) => {
            const key = versesKey(passage);
            return (
              <li key={key} className="form-check">
                <input
                  id={`${id}${key}`}
                  type="checkbox"
                  className="form-check-input"
                  checked={!leftOut.has(key)}
                  onChange={({ target }) =>
                    setLeftOut(
                      new Set(
                        target.checked ? [...leftOut].filter((each) => each !== key) : [...leftOut, key],
                      ),
                    )
                  }
                />
                <label htmlFor={`${id}${key}`} className="form-check-label">
                  {formatReference(passage)}
                </label>
              </li>
            );
          })}
        </ul>
      </Disclosure>
      {chosen.length === 0 && <p role="status">Choose a passage.</p>}
      {isTooMany && (
        <p role="status">
          A set has at most {MAX_REFERENCES} passages: leave out {chosen.length - MAX_REFERENCES}.
        </p>
      )}
      {isReady &&
        (url.length <= MAX_CODE ? (
          <QrCode link={url} label={`Code of the link: ${url}`} />
        ) : (
          <p className="muted">With so many passages the link is too long for a code.</p>
        ))}
    </Dialog>
  );
}
