import type { TextEntry } from '@/store/bible/bibleText';
import { Empty, LoadError, Loading } from '@/ui/lists/LoadState';
import { PassageText } from '@/ui/text/PassageText';

interface NuggetTextProps {
  reference: string;
  text: TextEntry;
  onRetry: () => void;
}

/** The nugget's verses, or how loading them stands. */
export function NuggetText({ reference, text, onRetry }: NuggetTextProps) {
  switch (text.status) {
    case 'loading':
      return (
        <div className="scripture">
          <Loading what={reference} />
        </div>
      );
    case 'error':
      return <LoadError message="Error loading verses" onRetry={onRetry} />;
    case 'missing':
      return (
        <Empty message={`This translation has no text for ${reference}.`}>
          <p className="muted">Choose another translation to read it.</p>
        </Empty>
      );
    case 'loaded':
      return <PassageText verses={text.verses} />;
  }
}
