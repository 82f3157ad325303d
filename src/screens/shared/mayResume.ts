/** How this page came about: 'navigate' where its address was entered; 'reload', 'back_forward'. */
function loadedBy(): unknown {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? entry.type : 'navigate';
}

/**
 * Whether a visit may be gone on with after the page was loaded again: not where its address was entered, for which the
 * router has this key and the browser this name. That is always a fresh visit.
 */
export const mayResume = (locationKey: string): boolean =>
  locationKey !== 'default' || loadedBy() !== 'navigate';
