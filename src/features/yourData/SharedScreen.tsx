import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { noticeShown } from '@/data/notices/notices';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { isGuest } from '@/data/session/users';
import { copyTyped } from '@/bible/copy/clipboard';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { readDraft, writeDraft } from '@/platform/storage/drafts';
import { paths, readerPath } from '@/routes/paths';
import { Button } from '@/ui/controls/Button';
import { Screen } from '@/ui/layout/Screen';
import { Loading } from '@/ui/feedback/LoadState';
import { shareTarget } from './model/shared';
import { selectCurrentUser } from '@/data/session/session';

/**
 * Appends a text to the draft of Add Quote, so that nothing typed there is lost. Returns whether it is stored: storage may be full or
 * forbidden.
 */
function addToQuoteDraft(user: string, text: string): boolean {
  const read = () => readDraft(user, 'quote').draft;
  const stored = read();
  const before = typeof stored === 'string' ? stored : '';
  // A reload opens this screen a second time, and React may render it twice.
  if (before.endsWith(text)) return true;
  const draft = before === '' ? text : `${before}\n\n${text}`;
  writeDraft(user, 'quote', { draft, base: '' });
  return read() === draft;
}

/** The target of the system's 'Share': a reference opens the reader, any other text Add Quote. */
export function SharedScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [title, text, url] = ['title', 'text', 'url'].map((name) => params.get(name) ?? '');
  const target = shareTarget({ title, text, url }, lastTranslation());
  const isRefused = target.kind === 'quote' && isGuest(user);
  const [isStored] = useState(
    () => target.kind !== 'quote' || isRefused || addToQuoteDraft(user, target.text),
  );
  const goOn = useEffectEvent(() => {
    // The URL may be the only place that has the text.
    if (isRefused || !isStored) return;
    if (target.kind === 'passage') {
      const { translation, verses, onlyPart } = target.opening;
      if (onlyPart !== null) dispatch(noticeShown({ variant: 'info', text: `Opened ${onlyPart}` }));
      const path = readerPath(translation, target.opening, verses?.startVerse, verses?.endVerse);
      void navigate(path, { replace: true });
      return;
    }
    void navigate(paths.addQuote, { replace: true });
  });
  useEffect(() => {
    goOn();
  }, []);
  return (
    <Screen title="Shared with Bible Nuggets" width="reading">
      {target.kind === 'quote' && (isRefused || !isStored) ? (
        <>
          <p>
            {isRefused
              ? 'Guest users cannot add quotes. Sign in with a name of your own to keep this:'
              : 'This browser cannot store it for Add Quote. Copy it before you leave:'}
          </p>
          <blockquote dir="auto">{target.text}</blockquote>
          <Button main onClick={() => void dispatch(copyTyped(target.text))}>
            Copy
          </Button>
        </>
      ) : (
        <Loading what="what was shared" />
      )}
    </Screen>
  );
}
