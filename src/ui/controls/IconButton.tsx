import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { ToolIcon } from './ToolIcon';
import styles from './IconButton.module.scss';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** For screen readers and the tooltip; the same everywhere for the same action. */
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
