import type { ReactNode, ComponentPropsWithRef } from 'react';
import { isOffered, keyName, type PrevNextActions, type ToolAction } from '../actions/action';
import { ToolIcon } from '../controls/ToolIcon';

interface ToolBarProps {
  /** For example 'Chapter'. */
  label: string;
  children: ReactNode;
}

/**
 * The tools of a screen in one row: below the heading on a wide screen, where the row remains visible while scrolling;
 * at the bottom of the window on a phone and in a low window. At most five tools (`ActionTool`, `TranslationSelect`,
 * `Menu`), including those of `ColumnSides`.
 */
export function ToolBar({ label, children }: ToolBarProps) {
  return (
    <div role="group" aria-label={label} className="tool-bar">
      {children}
    </div>
  );
}

interface ActionToolProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'aria-label' | 'disabled' | 'onClick'
> {
  action: ToolAction;
  /** A shorter label than the action's, for screen readers and the tooltip, which also names the key. */
  label?: string;
  /** The text beside the icon, if there is room: part of the label, by default all of it; null for none. */
  text?: string | null;
  /** The primary tool of the screen, drawn larger. */
  main?: boolean;
}

/**
 * The tool of an action: icon and text from 768 px, only the icon below that. Nothing while the action is not offered.
 */
export function ActionTool(props: ActionToolProps) {
  const { action, label = action.label, text = label, main, className, ...button } = props;
  const { icon, key, hint, disabled, repeats, run } = action;
  if (!isOffered(action)) return null;
  return (
    <button
      type="button"
      aria-label={label}
      title={hint ?? (key === undefined ? label : `${label} (${keyName(key)})`)}
      className={['tool', main && 'tool-main', className].filter(Boolean).join(' ')}
      disabled={disabled}
      data-repeats={repeats}
      onClick={run}
      {...button}
    >
      <ToolIcon icon={icon} />
      {text !== null && <span className="tool-text">{text}</span>}
    </button>
  );
}

interface ColumnSidesProps {
  prevNext: PrevNextActions;
  /** Whether they are in the row of tools, as beside a list. */
  inRow?: boolean;
  /** The tools between the two. */
  children: ReactNode;
}

/**
 * Previous and next around the other tools of a `ToolBar`. On a wide screen they are at the sides of the reading
 * column, vertically centred in the window.
 */
export function ColumnSides({ prevNext: [next, previous], inRow, children }: ColumnSidesProps) {
  const at = (side: string) => (inRow ? {} : { className: side });
  return (
    <>
      <ActionTool action={previous} text={null} {...at('side-previous')} />
      {children}
      <ActionTool action={next} text={null} {...at('side-next')} />
    </>
  );
}
