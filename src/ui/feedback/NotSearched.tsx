import { OfferRetry } from './ListFeedback';
import { formatNumber } from '@/platform/values/text';

interface NotSearchedProps {
  /** How many texts are missing. */
  count: number;
  /** The noun for one of them: 'quote'. */
  what: string;
  onRetry: () => void;
}

/** Says that a search does not cover all texts; nothing if it does. */
export function NotSearched({ count, what, onRetry }: NotSearchedProps) {
  if (count === 0) return null;
  const message =
    count === 1
      ? `The text of 1 ${what} is not on this device, and is not searched.`
      : `The texts of ${formatNumber(count)} ${what}s are not on this device, and are not searched.`;
  return <OfferRetry message={message} onRetry={onRetry} />;
}
