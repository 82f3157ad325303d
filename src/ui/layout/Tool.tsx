import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { isOffered, keyName, type ToolAction } from '../actions/action';

interface ToolProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** For screen readers and the tooltip. */
  label: string;
  /** The words beside the icon, if there is room: part of the label, by default all of it; null for none. */
  words?: string | null;
  /** The key that does the same, for the tooltip. */
  hotkey?: string;
  /** The one main tool of the screen, drawn larger. */
  main?: boolean;
}

/** A button of a `ToolBar`: icon and words from 768 px, the icon alone below that. */
export function Tool({ icon: Icon, label, words = label, hotkey, main, className, ...button }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={hotkey === undefined ? label : `${label} (${hotkey})`}
      className={['tool', main && 'tool-main', className].filter(Boolean).join(' ')}
      {...button}
    >
      <Icon aria-hidden size={22} strokeWidth={1.75} />
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
      {...(key !== undefined && { hotkey: keyName(key) })}
      {...tool}
    />
  );
}
