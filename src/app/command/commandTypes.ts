import type { CommandEntry } from '@/domain/command/commandIndex';
import type { GlobalDialog } from '@/routes/routes';

/** What choosing something in the command box does. */
export type CommandTarget =
  | { to: string; state?: unknown }
  /** Computed when it is chosen, from the person's current settings. */
  | { goTo: () => { to: string; state?: unknown } }
  | { dialog: GlobalDialog }
  | { url: string }
  | { copyQuote: string }
  | { quotesOf: number }
  | { run: () => void };

export interface CommandStep {
  /** A word beside the row: 'Practise'. */
  verb: string;
  target: CommandTarget;
}

/** Something that the command box finds: what Enter does with it, and Ctrl-Enter. */
export interface Command extends CommandEntry {
  enter: CommandStep;
  ctrlEnter?: CommandStep;
}
