import { useLayoutEffect, useRef } from 'react';
import { createEmitter } from '@/platform/values/emitter';
import { useKeys } from '../keys/useKeys';
import { isOffered, type Action } from './action';

/** What the mounted screens offer, the innermost last. Not state: only an open command box reads it. */
const offered = new Set<() => readonly Action[]>();
const changes = createEmitter();

/** Calls a watcher whenever the screen offers other actions; returns the unsubscriber. */
export const subscribeToScreenActions = changes.subscribe;

/**
 * The actions of the current screen. Running one does what the screen offers under its label at that moment, or nothing if it
 * offers that no more, as for a row that is gone by then.
 */
export const screenActions = (): readonly Action[] =>
  [...offered].flatMap((actions) =>
    actions().map((action) => ({
      ...action,
      run: () => {
        const current = offered.has(actions) ? actions() : [];
        current.find(({ label, keywords }) => label === action.label && keywords === action.keywords)?.run();
      },
    })),
  );

/** While the screen is mounted: its actions are in the command box, and their keys do them. */
export function useActions(actions: readonly Action[]): void {
  const runnable = actions.filter((action) => isOffered(action) && !action.disabled);
  useKeys(Object.fromEntries(runnable.flatMap((action) => (action.key ? [[action.key, action]] : []))));
  const current = useRef(runnable);
  // With what is on the screen, and not after it.
  useLayoutEffect(() => {
    current.current = runnable;
  });
  useLayoutEffect(() => {
    const offer = () => current.current;
    offered.add(offer);
    return () => {
      offered.delete(offer);
      changes.emit();
    };
  }, []);
  const names = runnable.map(({ label, keywords }) => [label, keywords]).join('\n');
  useLayoutEffect(() => {
    changes.emit();
  }, [names]);
}
