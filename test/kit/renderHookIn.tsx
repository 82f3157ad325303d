import { renderHook, type RenderHookOptions, type RenderHookResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '@/data/store/appStore';

/** Renders a hook that uses the store, without a screen. */
export function renderHookIn<Result, Props>(
  store: AppStore,
  hook: (props: Props) => Result,
  initialProps?: NoInfer<Props>,
): RenderHookResult<Result, Props> {
  const options: RenderHookOptions<Props> = {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  };
  if (initialProps !== undefined) options.initialProps = initialProps;
  return renderHook(hook, options);
}
