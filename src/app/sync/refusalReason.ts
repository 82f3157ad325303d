import type { WaitingItem } from '@/features/yourData/store/waitingLabels';

/** Why the server did not take a write, in a sentence. What is stored is the server's own words, or the kind of failure. */
export function refusalReason({ refused = '', unclear }: Pick<WaitingItem, 'refused' | 'unclear'>): string {
  if (unclear)
    return 'It may have been saved: no clear answer came. Retry sends it again, and it may then be there twice; Discard leaves it as it is.';
  const reason = refused.trim();
  switch (reason) {
    case '':
    case 'error':
    case 'rejected':
      return 'The server refused it and gave no reason.';
    case 'http':
      return 'The server had an error.';
    case 'network':
      return 'No answer came.';
    case 'malformed':
      return 'The server’s answer made no sense.';
    default:
      return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? '' : '.'}`;
  }
}
