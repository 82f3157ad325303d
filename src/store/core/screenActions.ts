import { useEffect, useRef } from 'react';

/** Something that can be done on the screen that is shown, for the command box. */
export interface ScreenAction {
  /** As the screen's own button or menu calls it. */
  label: string;
  run: () => void;
  /** Words that it is found by too. */
  words?: string;
}

/** What the screens that are shown offer, the innermost last. Not state: it is read when the command box opens. */
const offered = new Set<() => readonly ScreenAction[]>();

/**
 * The actions of this screen. Each does what its screen offers under that name when it is run; nothing where it does so no
 * more, as for a row that is gone since.
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

/** Offers a screen's actions in the command box as long as the screen is there. */
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
