import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppStore } from '@/data/store/hooks';
import { copyQuote, copyPassage } from '@/bible/copy/clipboard';
import { copyLoadingPassage } from '@/bible/copy/copyLoading';
import { preferencesChanged } from '@/features/account/store/preferences';
import { openSearch, queryTyped } from '@/features/quotes/store/quoteSearch';
import { quoteFilterSet } from '@/features/quotes/store/quotes';
import { openExternal } from '@/platform/page/openExternal';
import { paths, viewQuotePath } from '@/routes/paths';
import type { GlobalDialog } from '../routes/routes';
import type { CommandTarget } from './rows/commandTypes';
import { chapterRange } from '@/bible/chapters';
import type { VerseRange } from '@/bible/passage';
import { versesInRange } from '@/bible/passageText';
import { formatReference } from '@/bible/references/reference';
import { loadText, selectText } from '@/bible/text/textCache';
import type { TranslationCode } from '@/bible/translations';

/** Closes the box and runs the chosen action. */
export function useCommandRunner(onClose: () => void, onDialog: (dialog: GlobalDialog) => void) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const copyVerses = useCopyVerses();
  const go = ({ to, state }: { to: string; state?: unknown }) => void navigate(to, { state: state ?? null });
  return (target: CommandTarget) => {
    onClose();
    if ('to' in target) go(target);
    else if ('goTo' in target) go(target.goTo());
    else if ('dialog' in target) onDialog(target.dialog);
    else if ('url' in target) openExternal(target.url);
    else if ('copyQuote' in target) void dispatch(copyQuote(target.copyQuote));
    else if ('copyVerses' in target) void copyVerses(target.copyVerses, target.translation());
    else if ('theme' in target) dispatch(preferencesChanged({ theme: target.theme }));
    else if ('searchQuotes' in target) {
      // Removes a stored search from before a reload, so that the screen does not restore it instead.
      dispatch(openSearch(null));
      dispatch(queryTyped(target.searchQuotes));
      void navigate(paths.searchQuotes);
    } else if ('quotesOf' in target) {
      dispatch(quoteFilterSet([target.quotesOf]));
      void navigate(viewQuotePath());
    } else target.run();
  };
}

/** Copies verses, once their text is loaded. */
function useCopyVerses() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { getState } = store;
  return async (range: VerseRange, translation: TranslationCode): Promise<void> => {
    // The text of the whole chapter is the most likely to be cached.
    const ref = { translation, ...chapterRange(translation, range) };
    const loaded = () => {
      const text = selectText(getState(), ref);
      return text?.status === 'loaded' ? versesInRange(text.verses, range.startVerse, range.endVerse) : [];
    };
    /** It may be loading already, for the screen. */
    const settled = async () => {
      await dispatch(loadText(ref));
      while (selectText(getState(), ref)?.status === 'loading')
        await new Promise<void>((resolve) => {
          const stop = store.subscribe(() => {
            stop();
            resolve();
          });
        });
      return loaded();
    };
    const reference = formatReference(range);
    const verses = loaded();
    if (verses.length > 0) await dispatch(copyPassage(reference, verses, translation));
    else await dispatch(copyLoadingPassage(reference, settled(), translation));
  };
}
