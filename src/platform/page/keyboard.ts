import { listen } from './listen';

/** The bars of a browser and a scrollbar are smaller, in px. */
const SMALLEST = 100;

/** The height that a keyboard covers, in px; 0 if the page is zoomed, because then its visible part says nothing of that. */
function coveredHeight({ height, offsetTop, scale }: VisualViewport): number {
  const covered = Math.round(window.innerHeight - height - offsetTop);
  return scale < 1.01 && covered > SMALLEST ? covered : 0;
}

/**
 * Sets `--keyboard` on the root element while a keyboard covers the foot of the window, as on an iPhone: there the window remains as high,
 * also for media queries. Elsewhere it becomes lower, as `interactive-widget` in index.html asks. Returns a function that stops this.
 */
export function followKeyboard(): () => void {
  const { visualViewport: visible } = window;
  if (!visible) return () => undefined;
  const { style } = document.documentElement;
  let shown = 0;
  const show = (covered: number) => {
    if (covered === shown) return;
    shown = covered;
    if (covered > 0) style.setProperty('--keyboard', `${covered}px`);
    else style.removeProperty('--keyboard');
  };
  const stop = listen(['resize', 'scroll'], () => show(coveredHeight(visible)), visible);
  return () => {
    stop();
    show(0);
  };
}
