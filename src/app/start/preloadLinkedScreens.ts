import { BASE_PATH } from '@/routes/paths';
import { preloadScreen } from '../shell/screens';

/** Preloads the screen behind a link of the app when the link is pointed at or focused. */
export function preloadLinkedScreens(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || !link.pathname.startsWith(`${BASE_PATH}/`)) return;
    void preloadScreen(link.pathname.slice(BASE_PATH.length));
  };
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
}
