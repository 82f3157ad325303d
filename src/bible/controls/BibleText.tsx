import type { ComponentProps, ReactNode } from 'react';
import type { Verse } from '../passage';
import type { TextEntry } from '../text/textCache';
import { LoadError, Loading } from '@/ui/feedback/LoadState';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import type { MissingText as MissingTextType } from './MissingText';

const MissingText = lazyWithPreload(async () => (await import('./MissingText')).MissingText);

interface BibleTextProps extends ComponentProps<typeof MissingTextType> {
  text: TextEntry;
  error?: string;
  onRetry: () => void;
  children: (verses: Verse[]) => ReactNode;
}

/** The verses of a text, or its loading, error or missing state. */
export function BibleText({
  text,
  error = 'Error loading verses',
  onRetry,
  children,
  ...absent
}: BibleTextProps) {
  if (text.status === 'loaded') return children(text.verses);
  if (text.status === 'error') return <LoadError message={error} what={absent.what} onRetry={onRetry} />;
  if (text.status === 'missing') return <MissingText {...absent} isNowhere={text.isNowhere} />;
  return (
    <div className="scripture">
      <Loading what={absent.what} />
    </div>
  );
}
