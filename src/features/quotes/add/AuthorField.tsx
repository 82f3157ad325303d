import { useEffect, useId, useMemo } from 'react';
import { authorsOf } from '../model/author';
import { readDeviceTexts } from '../store/quoteTexts';
import { loadQuotes, selectQuotes } from '../store/quotes';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';

interface AuthorFieldProps {
  author: string;
  busy: boolean;
  onChange: (author: string) => void;
}

/** Who said a new quote: the names in the user's other quotes are suggested, as far as this device has these. */
export function AuthorField({ author, busy, onChange }: AuthorFieldProps) {
  const dispatch = useAppDispatch();
  const quotes = useAppSelector(selectQuotes);
  const authors = useMemo(() => authorsOf(quotes.map(({ text }) => text)), [quotes]);
  const id = useId();
  useEffect(() => {
    void dispatch(loadQuotes());
    void dispatch(readDeviceTexts());
  }, [dispatch]);
  return (
    <>
      <label htmlFor={id}>Who said it (optional)</label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        dir="auto"
        list={`${id}-authors`}
        readOnly={busy}
        value={author}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}-authors`}>
        {authors.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
