import type { ReactNode, ComponentPropsWithRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import { isOffered, keyName, type Steps, type ToolAction } from '../actions/action';
import { ToolIcon } from '../controls/ToolIcon';

interface ToolBarProps {
  /** 'Chapter'. */
  label: string;
  children: ReactNode;
}

/**
 * The tools of a screen in one row: on a wide screen below its heading, where the row stays visible; at
 * the foot of the window on a phone and in a low window. At most five tools (`Tool`, `TranslationSelect`, `Menu`), including
 * those of `ColumnSides`.
 */
export function ToolBar({ label, children }: ToolBarProps) {
  return (
    <div role="group" aria-label={label} className="tool-bar">
      {children}
    </div>
  );
}

interface ToolProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** For screen readers and the tooltip. */
  label: string;
  /** The words beside the icon, if there is room: part of the label, by default all of it; null for none. */
  words?: string | null;
  /** The key that does the same, for the tooltip. */
  hotkey?: string | undefined;
  /** The one main tool of the screen, drawn larger. */
  main?: boolean;
}

/** A button of a `ToolBar`: icon and words from 768 px, the icon alone below that. */
export function Tool({ icon, label, words = label, hotkey, main, className, ...button }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={hotkey === undefined ? label : `${label} (${hotkey})`}
      className={['tool', main && 'tool-main', className].filter(Boolean).join(' ')}
      {...button}
    >
      <ToolIcon icon={icon} />
      {words !== null && <span className="tool-words">{words}</span>}
    </button>
  );
}

interface ActionToolProps extends Omit<ToolProps, 'icon' | 'label' | 'hotkey' | 'disabled' | 'onClick'> {
  action: ToolAction;
  /** Where the tool has a shorter name than the action. */
  label?: string;
}

/** The tool of an action; nothing while it is not offered. */
export function ActionTool({ action, label = action.label, ...tool }: ActionToolProps) {
  const { icon, key, disabled, repeats, run } = action;
  if (!isOffered(action)) return null;
  return (
    <Tool
      icon={icon}
      label={label}
      disabled={disabled}
      data-repeats={repeats}
      onClick={run}
      hotkey={key && keyName(key)}
      {...tool}
    />
  );
}

interface ColumnSidesProps {
  steps: Steps;
  /** The tools between the two. */
  children: ReactNode;
}

/**
 * Previous and next around the other tools of a `ToolBar`; on a wide screen they are at the sides of the reading column, in
 * the middle of the window's height.
 */
export function ColumnSides({ steps: [next, previous], children }: ColumnSidesProps) {
  return (
    <>
      <ActionTool action={previous} words={null} className="side-previous" />
      {children}
      <ActionTool action={next} words={null} className="side-next" />
    </>
  );
}
