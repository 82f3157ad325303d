import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { viewQuotePath } from '@/routes/paths';
import { prayerPath } from '@/routes/prayerPaths';
import { passageName } from '@/features/memory/model/public';
import { prayerTitle } from '@/features/prayers/model/public';
import { findInLibrary, previewOfFound } from '../model/ownLibrary';
import type { Hit } from '../model/refine';
import type { SearchTerms } from '../model/searchTerms';
import { screenPhaseOf } from '@/data/list/listState';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { loadPassages, practiceLink, selectPassages, selectPassagesState } from '@/features/memory/public';
import { loadPrayers, selectPrayers, selectPrayersState } from '@/features/prayers/public';
import { loadQuotesWithTexts, selectQuotes, selectQuotesState } from '@/features/quotes/public';
import { Disclosure } from '@/ui/lists/Disclosure';
import { OfferRetry } from '@/ui/feedback/ListFeedback';
import { useLoadMessage } from '@/ui/feedback/offlineMessage';
import styles from './Results.module.scss';
import { selectIsGuest } from '@/data/session/session';

interface OwnLibraryProps {
  terms: SearchTerms;
  hits: readonly Hit[];
}

/** How many rows are shown at first, and added at a time. */
const STEP = 20;

/** The user's own quotes and prayers that contain the phrase, and the memory passages that contain a found verse. */
export function OwnLibrary(props: OwnLibraryProps) {
  return (
    <Disclosure summary="In your own library">
      <Found {...props} />
    </Disclosure>
  );
}

function Found({ terms, hits }: OwnLibraryProps) {
  const dispatch = useAppDispatch();
  const guest = useAppSelector(selectIsGuest);
  const [shown, setShown] = useState(STEP);
  const quotes = useAppSelector(selectQuotes);
  const prayers = useAppSelector(selectPrayers);
  const passages = useAppSelector(selectPassages);
  const load = useCallback(() => {
    void dispatch(loadQuotesWithTexts());
    void dispatch(loadPassages());
    if (!guest) void dispatch(loadPrayers());
  }, [dispatch, guest]);
  const quotesState = useAppSelector(selectQuotesState);
  const { texts } = quotesState;
  const incomplete = texts === 'absent';
  // A list that was already in flight may have brought quotes without their texts.
  useEffect(load, [load, incomplete]);
  const passagesState = useAppSelector(selectPassagesState);
  const prayersState = useAppSelector(selectPrayersState);
  const lists = [
    { name: 'quotes', phase: texts === 'present' ? screenPhaseOf(quotesState) : texts },
    { name: 'memory passages', phase: screenPhaseOf(passagesState) },
    ...(guest ? [] : [{ name: 'prayers', phase: screenPhaseOf(prayersState) }]),
  ];
  const failed = lists.filter(({ phase }) => phase === 'error').map(({ name }) => name);
  const listed = new Intl.ListFormat('en').format(failed);
  const failedMessage = useLoadMessage(`Your ${listed} could not be looked through.`, `your ${listed}`);
  const isLooking = lists.some(({ phase }) => phase !== 'error' && phase !== 'ready');
  const found = useMemo(
    () => findInLibrary(terms, hits, { quotes, prayers, passages }),
    [terms, hits, quotes, prayers, passages],
  );
  const rows = [
    ...found.passages.map((passage) => ({
      id: passage.passageId,
      kind: 'Memory passage',
      ...practiceLink(passage.passageId),
      text: passageName(passage),
    })),
    ...found.quotes.map(({ quoteId, text }) => ({
      id: quoteId,
      kind: 'Quote',
      to: viewQuotePath(quoteId),
      state: null,
      text: previewOfFound(terms, '', [text ?? '']),
    })),
    ...found.prayers.map((prayer) => ({
      id: prayer.prayerId,
      kind: 'Prayer',
      to: prayerPath(prayer.prayerId),
      state: null,
      text: previewOfFound(terms, prayerTitle(prayer), [prayer.details, prayer.personName]),
    })),
  ];
  return (
    <>
      {failed.length > 0 && <OfferRetry role="alert" message={failedMessage} onRetry={load} />}
      {isLooking && <p role="status">Looking through your own…</p>}
      {rows.length === 0 && !isLooking && failed.length === 0 && (
        <p className="muted">
          None of your quotes{!guest && ' or prayers'} has it, and none of your memory passages has a verse
          that was found.
        </p>
      )}
      {rows.length > 0 && (
        <ul className={`plain-list ${styles.own}`} aria-label="In your own library">
          {rows.slice(0, shown).map(({ id, kind, to, state, text }) => (
            <li key={`${kind} ${id}`}>
              <Link to={to} state={state}>
                {text}
              </Link>{' '}
              <span className="muted">{kind}</span>
            </li>
          ))}
        </ul>
      )}
      {rows.length > shown && (
        <button type="button" className="btn btn-link" data-repeats onClick={() => setShown(shown + STEP)}>
          {rows.length - shown} more
        </button>
      )}
    </>
  );
}
