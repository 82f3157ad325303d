import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/shell/App';
import { BASE_PATH } from '@/routes/paths';
import { preloadLinkedScreens, hydrate, signInRemembered } from '@/app/beforeRender';
import { recoverFromOldChunks } from '@/app/sync/recoverFromOldChunks';
import { showPreferences } from '@/features/account/store/storedPreferences';
import { surviveTranslation } from '@/platform/page/translatedTexts';
import { makeStore } from '@/app/store';

/** Mounts the app in its place in the page. */
export async function mount(root: HTMLElement): Promise<void> {
  recoverFromOldChunks();
  surviveTranslation();
  preloadLinkedScreens();
  const store = makeStore();
  const preferences = () => store.getState().preferences;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => showPreferences(preferences()));

  signInRemembered(store);
  await hydrate(store);
  // In slices, between which a scroll or a tap on the painted text is heard.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <Provider store={store}>
          {/* Nothing in the app suspends: a transition would only come a frame later. */}
          <BrowserRouter basename={BASE_PATH} useTransitions={false}>
            <App />
          </BrowserRouter>
        </Provider>
      </StrictMode>,
    );
  });
}
