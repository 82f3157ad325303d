import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { noticeShown } from '@/data/notices/notices';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { isGuest } from '@/data/session/users';
import { selectCurrentUser } from '@/features/account/public';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { readDraft, writeDraft } from '@/platform/storage/drafts';
import { paths, readerPath } from '@/routes/paths';
import { Screen } from '@/ui/layout/Screen';
import { Loading } from '@/ui/feedback/LoadState';
import { shareTarget } from './model/shared';

/** The draft of Add Quote with a text appended, so that nothing typed there is lost. */
function addToQuoteDraft(user: string, text: string): void {
  const stored = readDraft(user, 'quote').draft;
  const before = typeof stored === 'string' ? stored : '';
  // A reload opens this screen a second time.
  if (before.endsWith(text)) return;
  writeDraft(user, 'quote', { draft: before === '' ? text : `${before}\n\n${text}`, base: '' });
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
  const goOn = useEffectEvent(() => {
    if (isRefused) return;
    if (target.kind === 'passage') {
      const { translation, verses, onlyPart } = target.opening;
      if (onlyPart !== null) dispatch(noticeShown({ variant: 'info', text: `Opened ${onlyPart}` }));
      const path = readerPath(translation, target.opening, verses?.startVerse, verses?.endVerse);
      void navigate(path, { replace: true });
      return;
    }
    if (target.text !== '') addToQuoteDraft(user, target.text);
    void navigate(paths.addQuote, { replace: true });
  });
  useEffect(() => {
    goOn();
  }, []);
  return (
    <Screen title="Shared with Bible Nuggets" width="reading">
      {isRefused ? (
        <>
          <p>Guest users cannot add quotes. Sign in with a name of your own to keep this:</p>
          <blockquote dir="auto">{target.text}</blockquote>
        </>
      ) : (
        <Loading what="what was shared" />
      )}
    </Screen>
  );
}
