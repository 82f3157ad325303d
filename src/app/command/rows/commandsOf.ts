import type { RecentPage } from './recentPages';
import { practiceLink } from '@/features/memory/practice/practiceChoice';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { passageName } from '@/features/memory/model/passageEdit';
import type { Link } from '@/features/links/model/links';
import type { MemoryPassage } from '@/features/memory/model/memoryPassage';
import type { Nugget } from '@/features/nuggets/model/nugget';
import type { PrayerAction } from '@/features/prayers/dialogs/PrayerDialogs';
import { prayerTitle, type Prayer } from '@/features/prayers/model/prayer';
import type { Quote } from '@/features/quotes/model/quote';
import { bookOf } from '@/bible/books';
import type { ChapterRef, VerseRange } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import { isNowhere, isOfKnownBook } from '@/bible/unknownBook';
import { maxVerseCount } from '@/bible/versification';
import { noSuchChapter } from '@/bible/references/reasons';
import { formatReference, versesKey } from '@/bible/references/reference';
import { isBlank, preview } from '@/platform/values/text';
import type { Topic } from '@/features/topics/model/topics';
import { SHARE_VERSES } from '@/features/reading/readerUrl';
import { comparePath } from '@/routes/comparePath';
import { paths, readerPath, viewQuotePath } from '@/routes/paths';
import { prayerPath } from '@/routes/prayerPaths';
import { keyName, type Action } from '@/ui/actions/action';
import type { Command, CommandAction } from './commandTypes';

/** How the command box shows and opens each kind of row. */

const QUOTE_CHARACTERS = 80;

export const actionCommand = ({ label, names, keywords, key, run, isFoundOnly }: Action): Command => ({
  // The same id as on the screen.
  id: `${label} ${keywords ?? ''}`,
  label,
  ...(isFoundOnly !== undefined && { isFoundOnly }),
  ...(names !== undefined && { keywords: names }),
  ...(keywords !== undefined && { text: keywords }),
  ...(key !== undefined && { shortcut: keyName(key) }),
  actions: [{ label: 'Do', target: { run } }],
});

export const pageCommand = ({ path, title }: RecentPage): Command => ({
  id: path,
  label: title,
  actions: [{ label: 'Go back', target: { to: path } }],
});

/** The translation is a function, because it may change between the indexing of a row and its opening. */
const read = (range: VerseRange, translation: () => TranslationCode): CommandAction => ({
  label: 'Read',
  target: { goTo: () => ({ to: readerPath(translation(), range, range.startVerse, range.endVerse) }) },
});

const compare = (range: VerseRange): CommandAction => ({
  label: 'Compare',
  target: { to: comparePath(range, range) },
});

/** Verses that no translation has cannot be copied. */
const copy = (range: VerseRange, translation: () => TranslationCode): CommandAction[] =>
  isNowhere(range) ? [] : [{ label: 'Copy', target: { copyVerses: range, translation } }];

export const share = (range: VerseRange, translation: () => TranslationCode): CommandAction => ({
  label: 'Share',
  target: {
    goTo: () => ({
      to: readerPath(translation(), range, range.startVerse, range.endVerse),
      state: SHARE_VERSES,
    }),
  },
});
export const practise = (passageId: number, ids?: readonly number[]): CommandAction => ({
  label: 'Practise',
  target: { goTo: () => practiceLink(passageId, ids) },
});

const hasChapter = ({ bookName, chapter }: ChapterRef): boolean =>
  maxVerseCount(bookName, chapter) !== undefined;

/** Why a row has no actions for its verses: its book has no such chapter. Empty for any other row. */
const chapterHint = (row: ChapterRef): Pick<Command, 'hint'> =>
  isOfKnownBook(row) && !hasChapter(row) ? { hint: noSuchChapter(bookOf(row.bookName)) } : {};

/** Rows with the same key are shown as one. With an unknown book it has the row's id, because its verses are unknown. */
const versesOf = (row: MemoryPassage | Nugget): string =>
  isOfKnownBook(row) ? versesKey(row) : `${versesKey(row)} of ${row.passageId}`;

/** @param text of the passage, as far as it is known; otherwise '' */
export const passageCommand = (passage: MemoryPassage, text = ''): Command => ({
  id: String(passage.passageId),
  label: passageName(passage),
  text: [text, passage.explanation].filter((part) => part !== '').join(' · '),
  verses: versesOf(passage),
  ...chapterHint(passage),
  actions: [
    practise(passage.passageId),
    ...(hasChapter(passage)
      ? [
          read(passage, () => passage.translation),
          compare(passage),
          ...copy(passage, () => passage.translation),
          share(passage, () => passage.translation),
        ]
      : []),
  ],
});

export function nuggetCommand(nugget: Nugget): Command {
  const browse: CommandAction = {
    label: 'Browse',
    target: { to: paths.browseBible, state: { nuggetId: nugget.passageId } },
  };
  return {
    id: String(nugget.passageId),
    label: formatReference(nugget),
    text: nugget.topics.map(({ name }) => name).join(' · '),
    verses: versesOf(nugget),
    ...chapterHint(nugget),
    actions: hasChapter(nugget)
      ? [
          read(nugget, lastTranslation),
          browse,
          compare(nugget),
          ...copy(nugget, lastTranslation),
          share(nugget, lastTranslation),
        ]
      : [browse],
  };
}

export const quoteCommand =
  (topics: ReadonlyMap<number, string>) =>
  ({ quoteId, text, topicIds }: Quote): Command => ({
    id: String(quoteId),
    label: text === null || isBlank(text) ? `Quote ${quoteId}` : preview(text, QUOTE_CHARACTERS),
    // All of it: the name may end inside a word.
    text: [text ?? '', ...topicIds.map((id) => topics.get(id) ?? '')].join(' '),
    actions: [
      { label: 'View', target: { to: viewQuotePath(quoteId) } },
      ...(text === null || isBlank(text) ? [] : [{ label: 'Copy', target: { copyQuote: text } }]),
    ],
  });

const prayerDialog = ({ prayerId }: Prayer, label: string, dialog: PrayerAction): CommandAction => ({
  label,
  target: { to: prayerPath(prayerId), state: { dialog } },
});

export const prayerCommand = (prayer: Prayer): Command => ({
  id: String(prayer.prayerId),
  label: prayerTitle(prayer),
  // The person it is for is a name of the prayer, like its title.
  ...(prayer.personName !== '' && { keywords: [prayer.personName] }),
  text: `${prayer.personName} ${prayer.details}${prayer.archived ? ' Archived' : ''}`,
  actions: [
    { label: 'Open', target: { to: prayerPath(prayer.prayerId) } },
    ...(prayer.archived ? [] : [prayerDialog(prayer, 'Record', 'record')]),
    prayerDialog(prayer, 'Edit', 'edit'),
    ...(prayer.archived ? [] : [prayerDialog(prayer, 'Archive', 'archive')]),
  ],
});

export const topicCommand = ({ id, name }: Topic): Command => ({
  id: String(id),
  label: name,
  actions: [
    { label: 'Nuggets', target: { to: paths.browseBible, state: { topicIds: [id] } } },
    { label: 'Quotes', target: { quotesOf: id } },
  ],
});

export const linkCommand = ({ key, label, action }: Link): Command => ({
  id: `${key} ${action}`,
  label,
  text: action,
  actions: [{ label: 'Open', target: { url: action } }],
});
