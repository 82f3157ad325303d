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
  words?: string;
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

export const canRun = (action: Action): boolean => isOffered(action) && action.disabled !== true;

/** What the steps lead to, for the names of the two buttons: 'Previous chapter' and 'Next chapter'. */
export type Stepped = 'chapter' | 'passage' | 'quote' | 'prayer';

export interface Steps {
  disabled?: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Previous and next. */
export function stepActions(what: Stepped, { disabled = false, onPrevious, onNext }: Steps) {
  const shared = { repeats: true, disabled };
  const next: ToolAction = {
    label: `Next ${what}`,
    icon: ChevronRight,
    key: 'ArrowRight',
    run: onNext,
    ...shared,
  };
  const previous: ToolAction = {
    label: `Previous ${what}`,
    icon: ChevronLeft,
    key: 'ArrowLeft',
    run: onPrevious,
    ...shared,
  };
  return [next, previous] as const;
}
