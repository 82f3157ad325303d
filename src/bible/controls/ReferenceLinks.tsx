import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { readerPath } from '@/routes/paths';
import { readReferences, readReferencesInSteps, type ReadReference } from '../references/readReferences';
import { lastTranslation } from '../text/lastTranslation';

/** Longer texts are read some words at a time, and shown meanwhile. */
const MAX_AT_ONCE = 4_000;

const NONE: { text: string; references: readonly ReadReference[] } = { text: '', references: [] };

/** The references of a text; of a long one none until it is read. */
function useReferencesIn(text: string): readonly ReadReference[] {
  const isLong = text.length > MAX_AT_ONCE;
  const atOnce = useMemo(
    () => (isLong ? [] : readReferences(text, { as: 'text' }).references),
    [isLong, text],
  );
  const [read, setRead] = useState(NONE);
  useEffect(() => {
    if (!isLong) return undefined;
    const abort = new AbortController();
    readReferencesInSteps(text, { as: 'text' }, chunked(abort.signal)).then(
      ({ references }) => setRead({ text, references }),
      // It rejects only when it is aborted.
      () => undefined,
    );
    return () => abort.abort();
  }, [isLong, text]);
  return read.text === text ? read.references : atOnce;
}

function hrefOf({ ranges: [range], translation }: ReadReference): string {
  const code = translation ?? lastTranslation();
  return 'startVerse' in range
    ? readerPath(code, range, range.startVerse, range.endVerse)
    : readerPath(code, range);
}

/** A text with its references as links. */
export function ReferenceLinks({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let written = 0;
  for (const reference of useReferencesIn(text)) {
    const { start, end } = reference;
    parts.push(
      text.slice(written, start),
      <Link key={start} to={hrefOf(reference)}>
        {text.slice(start, end)}
      </Link>,
    );
    written = end;
  }
  return (
    <>
      {parts}
      {text.slice(written)}
    </>
  );
}
