/** The normalised URL if it is safe to open; null unless it is http or https. */
export function safeHttpUrl(text: string): string | null {
  try {
    const url = new URL(text);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** Opens an external page in a new tab that has no access to this one; opens only http and https URLs. */
export function openExternal(url: string): void {
  const safe = safeHttpUrl(url);
  if (safe !== null) window.open(safe, '_blank', 'noopener,noreferrer');
}
