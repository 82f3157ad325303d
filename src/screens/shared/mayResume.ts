/** How this page was loaded: 'navigate' (by entering its address), 'reload' or 'back_forward'. */
function loadedBy(): unknown {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? entry.type : 'navigate';
}

/**
 * Whether a visit may be restored after the page was loaded. An address that is entered always starts a new visit: the
 * router then has the key 'default', and the browser the type 'navigate'.
 */
export const mayResume = (locationKey: string): boolean =>
  locationKey !== 'default' || loadedBy() !== 'navigate';
