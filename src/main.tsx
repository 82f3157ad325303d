import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/shell/App';
import { BASE_PATH } from '@/routes/paths';
import { preloadLinkedScreens, hydrate, signInRemembered } from '@/app/beforeRender';
import { recoverFromOldChunks } from '@/app/sync/recoverFromOldChunks';
import { showPreferences } from '@/features/account/store/storedPreferences';
import { followForcedColours } from '@/app/forcedColours';
import { followKeyboard } from '@/platform/page/keyboard';
import { keepInstallPrompt } from '@/platform/page/installPrompt';
import { surviveTranslation } from '@/platform/page/translatedTexts';
import { makeStore } from '@/app/store';

/** Renders the app into its root element. */
export async function mount(root: HTMLElement): Promise<void> {
  recoverFromOldChunks();
  surviveTranslation();
  keepInstallPrompt();
  followForcedColours();
  followKeyboard();
  preloadLinkedScreens();
  const store = makeStore();
  const preferences = () => store.getState().preferences;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => showPreferences(preferences()));

  signInRemembered(store);
  await hydrate(store);
  // A transition renders in slices, so that scrolls and taps on the painted text are handled in between.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <Provider store={store}>
          {/* Nothing in the app suspends, so a transition would only come a frame later. */}
          <BrowserRouter basename={BASE_PATH} useTransitions={false}>
            <App />
          </BrowserRouter>
        </Provider>
      </StrictMode>,
    );
  });
}
