import type { Quote } from '../model/quote';
import { isBlank } from '@/platform/values/text';

/** Who has sent a quote, where somebody has. */
export function QuoteSender({ quote }: { quote: Quote | undefined }) {
  const sender = quote?.fromUser ?? '';
  if (isBlank(sender)) return null;
  return (
    <p className="muted">
      Sent by <bdi>{sender}</bdi>
    </p>
  );
}
