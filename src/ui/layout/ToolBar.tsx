import type { ReactNode, ComponentPropsWithRef } from 'react';
import { isOffered, keyName, type PrevNextActions, type ToolAction } from '../actions/action';
import { ToolIcon } from '../controls/ToolIcon';

interface ToolBarProps {
  /** 'Chapter'. */
  label: string;
  children: ReactNode;
}

/**
 * The tools of a screen in one row: on a wide screen below its heading, where the row stays visible; at
 * the foot of the window on a phone and in a low window. At most five tools (`ActionTool`, `TranslationSelect`, `Menu`), including
 * those of `ColumnSides`.
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
  /** Where the tool has a shorter name than the action: for screen readers and the tooltip, which names the key as well. */
  label?: string;
  /** The words beside the icon, if there is room: part of the label, by default all of it; null for none. */
  words?: string | null;
  /** The one main tool of the screen, drawn larger. */
  main?: boolean;
}

/** The tool of an action: icon and words from 768 px, the icon alone below that. Nothing while it is not offered. */
export function ActionTool(props: ActionToolProps) {
  const { action, label = action.label, words = label, main, className, ...button } = props;
  const { icon, key, disabled, repeats, run } = action;
  if (!isOffered(action)) return null;
  return (
    <button
      type="button"
      aria-label={label}
      title={key === undefined ? label : `${label} (${keyName(key)})`}
      className={['tool', main && 'tool-main', className].filter(Boolean).join(' ')}
      disabled={disabled}
      data-repeats={repeats}
      onClick={run}
      {...button}
    >
      <ToolIcon icon={icon} />
      {words !== null && <span className="tool-words">{words}</span>}
    </button>
  );
}

interface ColumnSidesProps {
  prevNext: PrevNextActions;
  /** The tools between the two. */
  children: ReactNode;
}

/**
 * Previous and next around the other tools of a `ToolBar`; on a wide screen they are at the sides of the reading column, in
 * the middle of the window's height.
 */
export function ColumnSides({ prevNext: [next, previous], children }: ColumnSidesProps) {
  return (
    <>
      <ActionTool action={previous} words={null} className="side-previous" />
      {children}
      <ActionTool action={next} words={null} className="side-next" />
    </>
  );
}
