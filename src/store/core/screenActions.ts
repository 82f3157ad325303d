import { useEffect, useRef } from 'react';

/** Something that can be done on the current screen, for the command box. */
export interface ScreenAction {
  /** As on the screen's own button or menu. */
  label: string;
  run: () => void;
  /** More words to find it by. */
  words?: string;
}

/** What the mounted screens offer, the innermost last. Not state: it is read when the command box opens. */
const offered = new Set<() => readonly ScreenAction[]>();

/**
 * The actions of the current screen. Running one does what the screen offers under its label at that moment, or nothing if it
 * offers that no more, as for a row that is gone by then.
 */
export const screenActions = (): readonly ScreenAction[] =>
  [...offered].flatMap((actions) =>
    actions().map((action) => ({
      ...action,
      run: () => {
        const current = offered.has(actions) ? actions() : [];
        current.find(({ label, words }) => label === action.label && words === action.words)?.run();
      },
    })),
  );

/** Offers a screen's actions in the command box while the screen is mounted. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const offer = () => current.current;
    offered.add(offer);
    return () => void offered.delete(offer);
  }, []);
}
