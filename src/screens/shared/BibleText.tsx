import type { ReactNode } from 'react';
import type { Verse } from '@/domain/bible/passage';
import type { TextEntry } from '@/store/bible/bibleText';
import { Empty, LoadError, Loading } from '@/ui/lists/LoadState';

interface BibleTextProps {
  text: TextEntry;
  /** What is loading. */
  what: string;
  /** Says that the translation has no such text, and what another one would be chosen for. */
  missing: string;
  hint: string;
  error: string;
  onRetry: () => void;
  children: (verses: Verse[]) => ReactNode;
}

/** The verses of a text, or its loading, error or missing state. */
export function BibleText({ text, what, missing, hint, error, onRetry, children }: BibleTextProps) {
  if (text.status === 'loaded') return children(text.verses);
  if (text.status === 'error') return <LoadError message={error} onRetry={onRetry} />;
  if (text.status === 'missing') {
    return (
      <Empty message={missing}>
        <p className="muted">{hint}</p>
      </Empty>
    );
  }
  return (
    <div className="scripture">
      <Loading what={what} />
    </div>
  );
}
