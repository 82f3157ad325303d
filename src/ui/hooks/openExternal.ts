import { safeHttpUrl } from '@/domain/bible/externalSites';

/** Opens an outside page in a new tab that cannot reach back; only http and https addresses are ever opened. */
export function openExternal(url: string): void {
  const safe = safeHttpUrl(url);
  if (safe !== null) window.open(safe, '_blank', 'noopener,noreferrer');
}
