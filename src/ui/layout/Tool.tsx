import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

interface ToolProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** What a screen reader says and a pointer is shown (product.md has the names that are fixed). */
  label: string;
  /** The words beside the icon, where there is room; part of the label. The label by default, null for none anywhere. */
  words?: string | null;
  /** The key that does the same, as it is written on the keyboard: it is told in the tooltip. */
  hotkey?: string;
  /** The main tool of the screen, drawn large; one a screen. */
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
