import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';

/**
 * Something that can be done on a screen. It is declared once; its tools, its menu item, its key and the command box
 * all show this.
 */
export interface Action {
  /** The same wherever the action is shown. */
  label: string;
  run: () => void;
  /** Its icon, if it is shown as a tool. */
  icon?: LucideIcon;
  /** The key that runs it (`event.key`). */
  key?: string;
  /** False while it is not offered at all. */
  when?: boolean;
  /** True while it is shown but disabled. */
  disabled?: boolean;
  /** What it does, or why it is disabled, in a few words: beside its label in a tooltip, and in a menu where it is disabled. */
  hint?: string;
  /** Whether it may run again and again: at quick taps, and while a key is pressed down. */
  repeats?: boolean;
  /** Other names that people use for it: one of them brings it to the top of the command box. */
  names?: readonly string[];
  /** More words to find it by in the command box. */
  keywords?: string;
  /**
   * Whether the command box shows it only to a person who searches for it, because it belongs to the app and not to the
   * screen.
   */
  isFoundOnly?: boolean;
  /** Where it leads to from a screen whose work is done, which offers it by these words: 'Continue: Job 1'. */
  leadsOn?: string;
  /** Draws a line above it in a menu. */
  startsGroup?: boolean;
}

/** An action that is shown as a tool. */
export type ToolAction = Action & { icon: LucideIcon };

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  ' ': 'Space',
};

/** The name of a key (`event.key`) on the screen. */
export const keyName = (key: string): string => KEY_NAMES[key] ?? key;

export const isOffered = ({ when }: Action): boolean => when !== false;

/** The next and the previous action. */
export type PrevNextActions = readonly [next: ToolAction, previous: ToolAction];

interface PrevNextHandlers {
  /** Absent if there is nothing before. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** Next and previous for a noun: 'chapter' makes 'Next chapter' and 'Previous chapter'. */
export function prevNextActions(what: string, { onPrevious, onNext }: PrevNextHandlers): PrevNextActions {
  const step = (word: string, icon: LucideIcon, key: string, run: (() => void) | undefined): ToolAction => ({
    label: `${word} ${what}`,
    icon,
    key,
    repeats: true,
    disabled: !run,
    run: () => run?.(),
  });
  return [
    step('Next', ChevronRight, 'ArrowRight', onNext),
    step('Previous', ChevronLeft, 'ArrowLeft', onPrevious),
  ];
}
