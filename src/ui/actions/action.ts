import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';

/** Something that can be done on a screen, declared once: its tools, its menu, its keys and the command box show the same. */
export interface Action {
  /** The same wherever it is shown. */
  label: string;
  run: () => void;
  /** What it is drawn with where it is a tool. */
  icon?: LucideIcon;
  /** The key that does it (`event.key`). */
  key?: string;
  /** False while it is not offered at all. */
  when?: boolean;
  /** True while it is shown but cannot be done. */
  disabled?: boolean;
  /** Whether it is meant to be done again and again: by quick taps, and by a key that is held down. */
  repeats?: boolean;
  /** More words to find it by in the command box. */
  keywords?: string;
  /** Whether the command box has it only for who looks for it: it is not of the screen, but of the app. */
  isFoundOnly?: boolean;
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

/** How a key (`event.key`) is called on the screen. */
export const keyName = (key: string): string => KEY_NAMES[key] ?? key;

export const isOffered = ({ when }: Action): boolean => when !== false;

/** Next and previous. */
export type PrevNextActions = readonly [next: ToolAction, previous: ToolAction];

interface PrevNextHandlers {
  /** Absent where it leads nowhere. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** Next and previous of what is named: 'chapter' makes 'Next chapter' and 'Previous chapter'. */
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
