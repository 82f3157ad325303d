import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** The event when code cannot be loaded; it is cancelled if a reload will fix that. */
export const CODE_MISSING = 'nuggets:codeMissing';

/** Reports that code could not be loaded. Returns false if a reload will fix it. */
export const reportMissingCode = (): boolean =>
  window.dispatchEvent(new Event(CODE_MISSING, { cancelable: true }));

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Downloads the code in advance. A failure is reported only when the component is rendered. */
  preload: () => Promise<void>;
  isLoaded: () => boolean;
}

interface LazyOptions<Props> {
  /** Shown while the code is downloaded. */
  waiting?: ReactNode | ComponentType<Props>;
  /** What happens without the code: the component throws, or calls `onClose` and the page does not change. */
  ifMissing?: 'throw' | 'close';
}

const canClose = (props: object): props is { onClose: () => void } =>
  'onClose' in props && typeof props.onClose === 'function';

/**
 * A component whose code is downloaded when it is first rendered, and which renders at once if it has been preloaded.
 * React's own `lazy` would keep its fallback for up to a third of a second so that it does not flicker; here that would
 * only open dialogs later.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, ifMissing = 'close' }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  let arrived: ComponentType<Props> | undefined;
  const arrive = async () => {
    arrived = await load();
  };
  function Lazy(props: Props): ReactNode {
    const [Code, setCode] = useState(() => arrived);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    // So that it can be opened again.
    const close = useEffectEvent(() => {
      if (canClose(props)) props.onClose();
    });
    useEffect(() => {
      if (Code) return undefined;
      let wanted = true;
      arrive().then(
        () => {
          if (wanted) setCode(() => arrived);
        },
        (error: unknown) => {
          if (!wanted || !reportMissingCode()) return;
          if (ifMissing === 'throw') setFailure({ error });
          else close();
        },
      );
      return () => {
        wanted = false;
      };
    }, [Code]);
    if (failure) throw failure.error;
    const shown = Code ?? waiting;
    return typeof shown === 'function' ? createElement(shown, props) : shown;
  }
  return Object.assign(Lazy, {
    preload: () => arrive().catch(() => undefined),
    isLoaded: () => arrived !== undefined,
  });
}
