import type { CommandEntry, CommandIndex } from '../find/commandIndex';
import type { ChapterRef, VerseRange } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import type { Theme } from '@/features/account/model/preferences';
import type { MemoryPassage } from '@/features/memory/model/memoryPassage';
import type { Nugget } from '@/features/nuggets/model/nugget';
import type { GlobalDialog } from '../../routes/routes';

/** What choosing a result in the command box does. */
export type CommandTarget =
  | { to: string; state?: unknown }
  /** Computed when it is chosen, from the person's current settings. */
  | { goTo: () => { to: string; state?: unknown } }
  | { dialog: GlobalDialog }
  | { url: string }
  | { copyQuote: string }
  | { copyVerses: VerseRange; translation: () => TranslationCode }
  | { quotesOf: number }
  | { searchQuotes: string }
  | { theme: Theme }
  | { run: () => void };

export interface CommandAction {
  /** Its label: 'Practise'. */
  label: string;
  target: CommandTarget;
}

/** A result of the command box. */
export interface Command extends CommandEntry {
  /** Its actions; Enter runs the first. */
  actions: readonly [CommandAction, ...CommandAction[]];
  /** The verses it is about: rows about the same verses are shown as one. */
  verses?: string;
  /** Why it is not what was typed, or has fewer actions; shown below its label. */
  hint?: string;
  /** The key of the same action on the screen. */
  shortcut?: string;
  /** Whether it is hidden while the query is empty. */
  isFoundOnly?: boolean;
}

/** The translation to use if none is typed, and the parallel one on this page, which is kept; null for none. */
export interface ReadIn {
  translation: TranslationCode;
  second: TranslationCode | null;
}

/** The data that the command box searches in. */
export interface SearchSources extends ReadIn {
  /** Screens, settings and actions: few, so that a single letter finds them. */
  own: CommandIndex<Command>;
  /** The person's lists. */
  data: CommandIndex<Command>;
  passages: readonly MemoryPassage[];
  nuggets: readonly Nugget[];
  /** The chapter that is open in the reader; null if none is. */
  openChapter: ChapterRef | null;
}
