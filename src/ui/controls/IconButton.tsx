import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { isOffered, type ToolAction } from '../actions/action';
import { ToolIcon } from './ToolIcon';
import styles from './IconButton.module.scss';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** For screen readers and the tooltip. The same action has the same label everywhere. */
  label: string;
}

/** A round icon button of at least 44 px. */
export function IconButton({ icon, label, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={[styles.button, className].filter(Boolean).join(' ')}
      {...button}
    >
      <ToolIcon icon={icon} />
    </button>
  );
}

interface ActionIconProps extends Omit<IconButtonProps, 'icon' | 'label' | 'disabled' | 'onClick'> {
  action: ToolAction;
}

/** The icon button of an action; nothing while it is not offered. */
export function ActionIcon({ action, ...button }: ActionIconProps) {
  const { icon, label, hint, disabled, repeats, run } = action;
  if (!isOffered(action)) return null;
  return (
    <IconButton
      icon={icon}
      label={label}
      title={hint ?? label}
      disabled={disabled}
      data-repeats={repeats}
      onClick={run}
      {...button}
    />
  );
}
