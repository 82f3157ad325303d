interface InstallPrompt {
  prompt: () => Promise<unknown>;
}

/** Chromium's event before it would offer to install the app; TypeScript's library does not know it. */
const isInstallPrompt = (event: Event): event is Event & InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function';

let kept: InstallPrompt | null = null;

/** Keeps the browser's offer to install the app until somebody asks for it. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    kept = {
      prompt: () => {
        // It can be used once: a second use is refused.
        kept = null;
        return event.prompt().catch(() => undefined);
      },
    };
  });
  window.addEventListener('appinstalled', () => {
    kept = null;
  });
}

/** The offer; null where the browser makes none, it was used, or the app is installed. */
export function installPrompt(): InstallPrompt | null {
  return kept;
}
