import { useOnline } from '@/platform/page/useOnline';

/** The sentence about something that cannot be shown without a network: 'your prayers', 'John 3'. */
export const offlineMessage = (what: string): string =>
  `You are offline, and ${what} ${/[^s]s$/.test(what) ? 'are' : 'is'} not on this device`;

/** Why something could not be loaded just now: that this device is offline and does not have it, else `error`. */
export const loadMessage = (error: string, what: string): string =>
  navigator.onLine ? error : offlineMessage(what);

/** As `loadMessage`, for as long as it is shown. */
export function useLoadMessage(error: string, what: string): string {
  return useOnline() ? error : offlineMessage(what);
}
