import type { CommandEntry, CommandIndex } from '../find/commandIndex';
import type { VerseRange } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import type { Theme } from '@/features/account/model/preferences';
import type { MemoryPassage } from '@/features/memory/model/memoryPassage';
import type { Nugget } from '@/features/nuggets/model/nugget';
import type { GlobalDialog } from '../../routes/routes';

/** What choosing something in the command box does. */
export type CommandTarget =
  | { to: string; state?: unknown }
  /** Computed when it is chosen, from the person's current settings. */
  | { goTo: () => { to: string; state?: unknown } }
  | { dialog: GlobalDialog }
  | { url: string }
  | { copyQuote: string }
  | { copyVerses: VerseRange; translation: TranslationCode }
  | { quotesOf: number }
  | { searchQuotes: string }
  | { theme: Theme }
  | { run: () => void };

export interface CommandAction {
  /** A word for it: 'Practise'. */
  label: string;
  target: CommandTarget;
}

/** Something that the command box finds. */
export interface Command extends CommandEntry {
  /** What can be done with it; Enter does the first. */
  actions: readonly [CommandAction, ...CommandAction[]];
  /** The verses it is about: rows about the same are shown as one. */
  verses?: string;
  /** The key that does the same on the screen. */
  shortcut?: string;
  /** Whether it is not offered before anything is typed. */
  isFoundOnly?: boolean;
}

/** The translation to use where none is named, and the one that is read in parallel on this page and stays so; null for none. */
export interface ReadIn {
  translation: TranslationCode;
  second: TranslationCode | null;
}

/** What the command box searches in. */
export interface SearchSources extends ReadIn {
  /** Screens, settings and actions: few, and found by a single letter. */
  own: CommandIndex<Command>;
  /** The person's lists. */
  data: CommandIndex<Command>;
  passages: readonly MemoryPassage[];
  nuggets: readonly Nugget[];
}
