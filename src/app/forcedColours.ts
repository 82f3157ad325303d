/** Loads the styles for a system that forces its own colours, there alone, now or when it begins to. */
export function followForcedColours(): void {
  const forced = matchMedia('(forced-colors: active)');
  const load = () => {
    if (forced.matches) void import('./forcedColours.scss');
  };
  load();
  forced.addEventListener('change', load);
}
