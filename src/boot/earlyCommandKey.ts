declare global {
  /** Set when Ctrl K was pressed before the app was there, which then opens its command box. */
  var nuggetsCommandKey: boolean | undefined;
}

/** Keeps Ctrl K from the browser until the app listens itself, and tells it. */
export function keepCommandKey(): void {
  window.onkeydown = (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    globalThis.nuggetsCommandKey = true;
  };
}
