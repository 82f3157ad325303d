/** Safari, and every browser on an iPhone or iPad; no other browser has this event. */
const isWebKit = (): boolean => 'GestureEvent' in window;

/** Whether the app was opened from the home screen or the Dock. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Whether this browser deletes what a site has stored after seven days without a visit. */
export const deletesUnvisited = (): boolean => isWebKit() && !isInstalled();

/** Whether the app on the home screen, if there is one, has another storage than this page: in a browser on an iPhone or iPad. */
export const hasOtherStorage = (): boolean => deletesUnvisited() && navigator.maxTouchPoints > 0;
