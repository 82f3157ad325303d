import type { RecentPage } from './recentPages';
import { practiceLink } from '@/features/memory/practice/practiceChoice';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { passageName } from '@/features/memory/model/passageEdit';
import type { Link } from '@/features/links/model/links';
import type { MemoryPassage } from '@/features/memory/model/memoryPassage';
import type { Nugget } from '@/features/nuggets/model/nugget';
import { prayerTitle, type Prayer } from '@/features/prayers/model/prayer';
import type { Quote } from '@/features/quotes/model/quote';
import type { VerseRange } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import { formatReference, versesKey } from '@/bible/references/reference';
import { preview } from '@/platform/values/text';
import type { Topic } from '@/features/topics/model/topics';
import { comparePath } from '@/routes/comparePath';
import { paths, readerPath, viewQuotePath } from '@/routes/paths';
import { prayerPath } from '@/routes/prayerPaths';
import { keyName, type Action } from '@/ui/actions/action';
import type { Command, CommandStep } from './commandTypes';

/** How the command box shows and opens each kind of thing. */

const QUOTE_CHARACTERS = 80;

export const actionCommand = ({ label, words, key, run, isFoundOnly }: Action): Command => ({
  // As the screen tells its actions apart.
  id: `${label} ${words ?? ''}`,
  label,
  ...(isFoundOnly !== undefined && { isFoundOnly }),
  ...(words !== undefined && { text: words }),
  ...(key !== undefined && { shortcut: keyName(key) }),
  steps: [{ verb: 'Do', target: { run } }],
});

export const pageCommand = ({ path, title }: RecentPage): Command => ({
  id: path,
  label: title,
  steps: [{ verb: 'Go back', target: { to: path } }],
});

const read = (range: VerseRange, translation: () => TranslationCode): CommandStep => ({
  verb: 'Read',
  target: { goTo: () => ({ to: readerPath(translation(), range, range.startVerse, range.endVerse) }) },
});

const compare = (range: VerseRange): CommandStep => ({
  verb: 'Compare',
  target: { to: comparePath(range, range) },
});

const copy = (range: VerseRange, translation: TranslationCode): CommandStep => ({
  verb: 'Copy',
  target: { copyVerses: range, translation },
});

export const practise = (passageId: number, ids?: readonly number[]): CommandStep => ({
  verb: 'Practise',
  target: { goTo: () => practiceLink(passageId, ids) },
});

/** @param text of the passage, as far as it is known; '' where it is not */
export const passageCommand = (passage: MemoryPassage, text = ''): Command => ({
  id: String(passage.passageId),
  label: passageName(passage),
  text: [text, passage.explanation].filter((part) => part !== '').join(' · '),
  verses: versesKey(passage),
  steps: [
    practise(passage.passageId),
    read(passage, () => passage.translation),
    compare(passage),
    copy(passage, passage.translation),
  ],
});

export const nuggetCommand = (nugget: Nugget): Command => ({
  id: String(nugget.passageId),
  label: formatReference(nugget),
  text: nugget.topics.map(({ name }) => name).join(' · '),
  verses: versesKey(nugget),
  steps: [
    read(nugget, lastTranslation),
    { verb: 'Browse', target: { to: paths.browseBible, state: { nuggetId: nugget.passageId } } },
    compare(nugget),
    copy(nugget, lastTranslation()),
  ],
});

export const quoteCommand =
  (topics: ReadonlyMap<number, string>) =>
  ({ quoteId, text, topicIds }: Quote): Command => ({
    id: String(quoteId),
    label: preview(text ?? `Quote ${quoteId}`, QUOTE_CHARACTERS),
    text: [text?.slice(QUOTE_CHARACTERS) ?? '', ...topicIds.map((id) => topics.get(id) ?? '')].join(' '),
    steps: [
      { verb: 'View', target: { to: viewQuotePath(quoteId) } },
      ...(text === null ? [] : [{ verb: 'Copy', target: { copyQuote: text } }]),
    ],
  });

export const prayerCommand = (prayer: Prayer): Command => ({
  id: String(prayer.prayerId),
  label: prayerTitle(prayer),
  // Whom it is for is a name of it, as its title is.
  ...(prayer.personName !== '' && { keywords: [prayer.personName] }),
  text: `${prayer.personName} ${prayer.details}${prayer.archived ? ' Archived' : ''}`,
  steps: [{ verb: 'Open', target: { to: prayerPath(prayer.prayerId) } }],
});

export const topicCommand = ({ id, name }: Topic): Command => ({
  id: String(id),
  label: name,
  steps: [
    { verb: 'Nuggets', target: { to: paths.browseBible, state: { topicIds: [id] } } },
    { verb: 'Quotes', target: { quotesOf: id } },
  ],
});

export const linkCommand = ({ key, label, action }: Link): Command => ({
  id: `${key} ${action}`,
  label,
  text: action,
  steps: [{ verb: 'Open', target: { url: action } }],
});
