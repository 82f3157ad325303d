/** The normalised address if it is safe to open; null unless it is http or https. */
export function safeHttpUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

/** Opens an outside page in a new tab that cannot reach back; only http and https addresses are ever opened. */
export function openExternal(url: string): void {
  const safe = safeHttpUrl(url);
  if (safe !== null) window.open(safe, '_blank', 'noopener,noreferrer');
}
