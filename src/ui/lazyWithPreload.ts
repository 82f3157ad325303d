import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Says that code which is wanted cannot be had; cancelled by who mends it. */
export const CODE_MISSING = 'nuggets:codeMissing';

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code ahead. A failure is told when the component is wanted, not before. */
  preload: () => Promise<void>;
}

/**
 * A component whose code is fetched when it is first wanted, and which renders at once where it has been fetched ahead.
 * React's own `lazy` would hold back what has arrived for a third of a second, so that what waits in its place does not
 * flicker; where nothing waits, or nothing for long, that is a dialog which opens late.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LazyComponent<Props> {
  let arrived: ComponentType<Props> | undefined;
  const arrive = async () => {
    arrived = await load();
  };
  function Lazy(props: Props): ReactNode {
    const [Code, setCode] = useState(() => arrived);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Code) return undefined;
      let wanted = true;
      arrive().then(
        () => {
          if (wanted) setCode(() => arrived);
        },
        (error: unknown) => {
          if (!wanted) return;
          // Whoever can mend it, by fetching the page anew, cancels the event.
          if (window.dispatchEvent(new Event(CODE_MISSING, { cancelable: true }))) setFailure({ error });
        },
      );
      return () => {
        wanted = false;
      };
    }, [Code]);
    if (failure) throw failure.error;
    return Code ? createElement(Code, props) : waiting;
  }
  return Object.assign(Lazy, { preload: () => arrive().catch(() => undefined) });
}
