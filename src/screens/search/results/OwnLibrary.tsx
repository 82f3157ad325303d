import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { practicePath, viewQuotePath } from '@/routes/paths';
import { prayerPath } from '@/routes/prayerPaths';
import { readPracticeChoice } from '@/device/choices/practiceChoice';
import { formatReference } from '@/domain/references/reference';
import { findInLibrary } from '@/domain/search/ownLibrary';
import type { Hit } from '@/domain/search/refine';
import type { SearchTerms } from '@/domain/search/searchTerms';
import { preview } from '@/domain/text/text';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadPassages, selectPassages } from '@/store/passages/passages';
import { loadPrayers, selectPrayers } from '@/store/prayers/prayers';
import { loadQuotes, selectQuotes } from '@/store/quotes/quotes';
import { selectIsGuest } from '@/store/user/user';
import { Disclosure } from '@/ui/lists/Disclosure';
import styles from './Results.module.scss';

interface OwnLibraryProps {
  terms: SearchTerms;
  hits: readonly Hit[];
}

/** Enough to know a quote by, characters. */
const PREVIEW = 100;
const MAX_SHOWN = 20;

/** The same phrase among one's own quotes and prayers, and the memory passages that have a verse that was found. */
export function OwnLibrary({ terms, hits }: OwnLibraryProps) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary="In your own library" open={open} onToggle={setOpen}>
      {open && <Found terms={terms} hits={hits} />}
    </Disclosure>
  );
}

function Found({ terms, hits }: OwnLibraryProps) {
  const dispatch = useAppDispatch();
  const guest = useAppSelector(selectIsGuest);
  const [{ mode, order }] = useState(readPracticeChoice);
  const quotes = useAppSelector(selectQuotes);
  const prayers = useAppSelector(selectPrayers);
  const passages = useAppSelector(selectPassages);
  useEffect(() => {
    void dispatch(loadQuotes({ withTexts: true }));
    void dispatch(loadPassages());
    if (!guest) void dispatch(loadPrayers());
  }, [dispatch, guest]);
  const found = useMemo(
    () => findInLibrary(terms, hits, { quotes, prayers, passages }),
    [terms, hits, quotes, prayers, passages],
  );
  const rows = [
    ...found.passages.map((passage) => ({
      key: `passage ${passage.passageId}`,
      kind: 'Memory passage',
      to: practicePath(mode, order),
      state: { startAt: passage.passageId },
      text: formatReference(passage, passage.appendLetter),
    })),
    ...found.quotes.map(({ quoteId, text }) => ({
      key: `quote ${quoteId}`,
      kind: 'Quote',
      to: viewQuotePath(quoteId),
      state: null,
      text: preview(text ?? '', PREVIEW),
    })),
    ...found.prayers.map(({ prayerId, title }) => ({
      key: `prayer ${prayerId}`,
      kind: 'Prayer',
      to: prayerPath(prayerId),
      state: null,
      text: title,
    })),
  ];
  if (rows.length === 0) {
    return <p className="muted">Nothing in your quotes, prayers or memory passages has it.</p>;
  }
  return (
    <ul className={`plain-list ${styles.own}`} aria-label="In your own library">
      {rows.slice(0, MAX_SHOWN).map(({ key, kind, to, state, text }) => (
        <li key={key}>
          <Link to={to} state={state}>
            {text}
          </Link>{' '}
          <span className="muted">{kind}</span>
        </li>
      ))}
      {rows.length > MAX_SHOWN && <li className="muted">and {rows.length - MAX_SHOWN} more</li>}
    </ul>
  );
}
