/** Whether the system can share this. */
export const canShare = (data: ShareData): boolean => 'canShare' in navigator && navigator.canShare(data);

/** Opens the system's share sheet; closing it without sharing is not a failure. */
export async function shareData(data: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
