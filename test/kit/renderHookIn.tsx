import { renderHook, type RenderHookResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '@/store/core/makeStore';

/** A hook of the store's, without any screen. */
export const renderHookIn = <Result, Props>(
  store: AppStore,
  hook: (props: Props) => Result,
  initialProps?: Props,
): RenderHookResult<Result, Props> =>
  renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
    ...(initialProps !== undefined && { initialProps }),
  });
