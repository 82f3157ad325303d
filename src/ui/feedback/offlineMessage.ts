import { useOnline } from '@/platform/page/useOnline';

/** Whether these are several: 'your nuggets and reading', or a plural, which 'the list of users' is not. */
const isPlural = (what: string): boolean =>
  what.includes(' and ') || /[^s]s$/.test(what.replace(/ of .*/, ''));

/** The sentence about what cannot be shown without a network: 'John 3', 'your prayers', 'your nuggets and reading'. */
export const offlineMessage = (what: string): string =>
  `You are offline, and ${what} ${isPlural(what) ? 'are' : 'is'} not on this device`;

/** Why something could not be loaded just now: that this device is offline and does not have it, else `error`. */
export const loadMessage = (error: string, what: string): string =>
  navigator.onLine ? error : offlineMessage(what);

/** As `loadMessage`, for as long as it is shown. */
export function useLoadMessage(error: string, what: string): string {
  return useOnline() ? error : offlineMessage(what);
}
