import type { ComponentType } from 'react';
import { lazyWithPreload, type LazyComponent } from '../lazyWithPreload';
import { DialogBoundary } from './DialogBoundary';

/** A dialog whose code is downloaded when it is opened. Where it fails, the screen stays as it is (see `DialogBoundary`). */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const Code = lazyWithPreload(load);
  const Bounded = (props: Props) => (
    <DialogBoundary onClose={props.onClose}>
      <Code {...props} />
    </DialogBoundary>
  );
  return Object.assign(Bounded, { preload: Code.preload, isLoaded: Code.isLoaded });
}
