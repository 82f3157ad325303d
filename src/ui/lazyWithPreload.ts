import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

export const CODE_MISSING = 'nuggets:codeMissing';

/** The event when code cannot be loaded. */
export class CodeMissingEvent extends Event {
  /** Set by who can reload the page: resolves to whether a reload is fixing it. */
  isRecovering: Promise<boolean> = Promise.resolve(false);

  /** @param isShown whether the fallback says that the code is missing */
  constructor(readonly isShown: boolean) {
    super(CODE_MISSING);
  }
}

/** Reports that code could not be loaded. Resolves to false if a reload is fixing it. */
export async function reportMissingCode(isShown = false): Promise<boolean> {
  const event = new CodeMissingEvent(isShown);
  window.dispatchEvent(event);
  return !(await event.isRecovering);
}

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Downloads the code in advance. A failure is reported only when the component is rendered. */
  preload: () => Promise<void>;
  isLoaded: () => boolean;
}

interface LazyOptions<Props> {
  /** Shown while the code is downloaded. */
  waiting?: ReactNode | ComponentType<Props>;
  /** Shown without the code; absent where the opened dialog is closed again, and the page is unchanged. */
  missing?: ReactNode;
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
  { waiting, missing }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  let arrived: ComponentType<Props> | undefined;
  const arrive = async () => {
    arrived = await load();
  };
  function Lazy(props: Props): ReactNode {
    const [Code, setCode] = useState(() => arrived);
    const [isMissing, setMissing] = useState(false);
    // It can then be opened again.
    const close = useEffectEvent(() => {
      if (canClose(props)) props.onClose();
    });
    useEffect(() => {
      if (Code) return undefined;
      let wanted = true;
      const onMissing = (isCodeMissing: boolean) => {
        if (!wanted || !isCodeMissing) return;
        if (missing === undefined) close();
        else setMissing(true);
      };
      arrive().then(
        () => {
          if (wanted) setCode(() => arrived);
        },
        () => {
          if (wanted) void reportMissingCode(missing !== undefined).then(onMissing);
        },
      );
      return () => {
        wanted = false;
      };
    }, [Code]);
    if (isMissing) return missing;
    const shown = Code ?? waiting;
    return typeof shown === 'function' ? createElement(shown, props) : shown;
  }
  return Object.assign(Lazy, {
    preload: () => arrive().catch(() => undefined),
    isLoaded: () => arrived !== undefined,
  });
}
