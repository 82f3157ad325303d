/** Chromium's event before it would offer to install the app; TypeScript's library does not know it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function';

let kept: InstallPrompt | null = null;

/** Keeps the browser's offer to install the app until somebody asks for it. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    kept = event;
  });
  window.addEventListener('appinstalled', () => {
    kept = null;
  });
}

/** The offer; null where the browser makes none, or the app is installed. It can be used once. */
export function installPrompt(): InstallPrompt | null {
  return kept;
}
