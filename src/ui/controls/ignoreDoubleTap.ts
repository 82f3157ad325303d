/*
 * One policy for all controls of the page: the second tap of a double tap, and the repeats of a key that is pressed
 * down, do nothing. After the first, the control may already mean another action, or another control may have moved
 * under the finger. Controls that are meant to be pressed repeatedly have `data-repeats`: next and previous, steps,
 * 'Show more'.
 */

const CONTROLS = 'a[href], button, summary, input, select, textarea, label, [role="button"], [role="option"]';

/**
 * Two taps at one position within this time are a double tap. Measured here, because not every browser counts taps on a
 * touch screen.
 */
const TOUCH_MS = 500;
/** Two taps farther apart than this, in px, are not a double tap. */
const TOUCH_RADIUS = 30;

interface Control {
  element: Element;
  /** The control's action, by its label. */
  name: string;
}

function controlAt(target: EventTarget | null): Control | null {
  const found = target instanceof Element ? target.closest(CONTROLS) : null;
  const element = found instanceof HTMLLabelElement ? (found.control ?? found) : found;
  return element && { element, name: element.getAttribute('aria-label') ?? element.textContent };
}

/** Whether a control accepts a second press. Fields do: a double click selects a word, or ticks and unticks a box. */
function mayRepeat(first: Control | null, second: Control | null): boolean {
  if (first === null || second === null) return first === second;
  if (second.element.matches('[data-repeats]')) return first.name === second.name;
  return first.element === second.element && second.element.matches('input, select, textarea');
}

/** How many taps followed each other at one position of a touch screen; 1 for any other pointer. */
function touchCounter() {
  let last = { at: -Infinity, x: 0, y: 0 };
  let count = 1;
  return {
    count: () => count,
    onPointerDown: ({ pointerType, isPrimary, timeStamp, clientX, clientY }: PointerEvent) => {
      if (!isPrimary) return;
      const isNear = Math.hypot(clientX - last.x, clientY - last.y) < TOUCH_RADIUS;
      count = pointerType === 'touch' && isNear && timeStamp - last.at < TOUCH_MS ? count + 1 : 1;
      last = { at: timeStamp, x: clientX, y: clientY };
    },
    /** A finger that scrolled or swiped made no tap that another could follow. */
    onPointerEnd: ({ type, isPrimary, clientX, clientY }: PointerEvent) => {
      const isFar = Math.hypot(clientX - last.x, clientY - last.y) >= TOUCH_RADIUS;
      if (isPrimary && (type === 'pointercancel' || isFar)) last.at = -Infinity;
    },
  };
}

/** Makes the page ignore double taps and repeated keys; returns a function that ends this. */
export function ignoreDoubleTap(): () => void {
  const touches = touchCounter();
  let first: Control | null = null;
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onClick = (event: MouseEvent) => {
    // A click by a key or a script has no count.
    if (event.detail === 0) return;
    const control = controlAt(event.target);
    const isSecond = event.detail > 1 || touches.count() > 1;
    if (isSecond && !mayRepeat(first, control)) ignore(event);
    else first = control;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    const control = controlAt(event.target)?.element;
    if (!control || control.matches('textarea, [data-repeats]')) return;
    // In a field, Space types a space; Enter would submit its form again and again.
    if (event.key === 'Enter' || control.matches('button, summary, [role="button"]')) event.preventDefault();
  };
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  window.addEventListener('pointerdown', touches.onPointerDown, options);
  window.addEventListener('pointerup', touches.onPointerEnd, options);
  window.addEventListener('pointercancel', touches.onPointerEnd, options);
  window.addEventListener('click', onClick, options);
  window.addEventListener('keydown', onKeyDown, options);
  return () => end.abort();
}
