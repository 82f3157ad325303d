declare global {
  /** Set if Ctrl K was pressed before the app was loaded; the app then opens its command box. */
  var nuggetsCommandKey: boolean | undefined;
}

/** Keeps Ctrl K from the browser until the app listens itself, and remembers it for the app. */
export function keepCommandKey(): void {
  window.onkeydown = (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    globalThis.nuggetsCommandKey = true;
  };
}
