import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** The event when code cannot be loaded; it is cancelled if a reload will fix that. */
export const CODE_MISSING = 'nuggets:codeMissing';

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Downloads the code ahead of need. A failure is reported only when the component is rendered. */
  preload: () => Promise<void>;
}

/**
 * A component whose code is downloaded when it is first rendered, and which renders at once if it has been preloaded. React's
 * own `lazy` delays what has arrived by a third of a second so that its fallback does not flicker; here that would only make
 * dialogs open late.
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
