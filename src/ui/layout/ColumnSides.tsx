import type { ReactNode } from 'react';
import { stepActions, type Stepped, type Steps } from '../actions/action';
import { ActionTool } from './Tool';

interface ColumnSidesProps extends Steps {
  what: Stepped;
  /** The tools between the two. */
  children: ReactNode;
}

/**
 * Previous and next around the other tools of a `ToolBar`; on a wide screen they are at the sides of the reading column, in
 * the middle of the window's height.
 */
export function ColumnSides({ what, children, ...steps }: ColumnSidesProps) {
  const [next, previous] = stepActions(what, steps);
  return (
    <>
      <ActionTool action={previous} words={null} className="side-previous" />
      {children}
      <ActionTool action={next} words={null} className="side-next" />
    </>
  );
}
