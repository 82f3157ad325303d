import type { Place } from '@/device/recents/recentPlaces';
import { practiceLink } from '@/store/passages/practiceLink';
import { lastTranslation } from '@/device/recents/lastPlace';
import { passageName } from '@/domain/memory/passageEdit';
import type { Link } from '@/domain/links/link';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { Nugget } from '@/domain/nuggets/nugget';
import type { Prayer } from '@/domain/prayers/prayer';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import type { Quote } from '@/domain/quotes/quote';
import { formatReference } from '@/domain/references/reference';
import { preview } from '@/domain/text/text';
import type { Topic } from '@/domain/topics/topic';
import { navGroups } from '@/routes/navigation';
import { paths, readerPath, viewQuotePath } from '@/routes/paths';
import { prayerPath } from '@/routes/prayerPaths';
import type { ScreenAction } from '@/store/core/screenActions';
import type { Command } from './commandTypes';

/** How the command box shows and opens each kind of thing. */

const QUOTE_CHARACTERS = 80;

export function screenCommands(viewer: { guest: boolean; owner: boolean }): Command[] {
  // With no path all are offered, including the current one.
  return navGroups({ ...viewer, pathname: '' }).flatMap(({ title, items }) =>
    items.map((item) => ({
      id: item.label,
      label: item.label,
      text: title,
      enter: { verb: 'Open', target: 'path' in item ? { to: item.path } : { dialog: item.dialog } },
    })),
  );
}

export const actionCommand = ({ label, words, run }: ScreenAction): Command => ({
  id: label,
  label,
  ...(words !== undefined && { text: words }),
  enter: { verb: 'Do', target: { run } },
});

export const placeCommand = ({ path, title }: Place): Command => ({
  id: path,
  label: title,
  enter: { verb: 'Go back', target: { to: path } },
});

export const passageCommand = (passage: MemoryPassage): Command => ({
  id: String(passage.passageId),
  label: passageName(passage),
  text: passage.explanation,
  enter: {
    verb: 'Practise',
    target: { goTo: () => practiceLink(passage.passageId) },
  },
  ctrlEnter: {
    verb: 'Read',
    target: {
      goTo: () => ({ to: readerPath(passage.translation, passage, passage.startVerse, passage.endVerse) }),
    },
  },
});

export const nuggetCommand = (nugget: Nugget): Command => ({
  id: String(nugget.passageId),
  label: formatReference(nugget),
  text: nugget.topics.map(({ name }) => name).join(' '),
  enter: {
    verb: 'Read',
    target: {
      goTo: () => ({ to: readerPath(lastTranslation(), nugget, nugget.startVerse, nugget.endVerse) }),
    },
  },
  ctrlEnter: {
    verb: 'Browse',
    target: { to: paths.browseBible, state: { nuggetId: nugget.passageId } },
  },
});

export const quoteCommand =
  (topics: ReadonlyMap<number, string>) =>
  ({ quoteId, text, topicIds }: Quote): Command => ({
    id: String(quoteId),
    label: preview(text ?? `Quote ${quoteId}`, QUOTE_CHARACTERS),
    text: `${text?.slice(QUOTE_CHARACTERS) ?? ''} ${topicIds.map((id) => topics.get(id) ?? '').join(' ')}`,
    enter: { verb: 'View', target: { to: viewQuotePath(quoteId) } },
    ...(text !== null && { ctrlEnter: { verb: 'Copy', target: { copyQuote: text } } }),
  });

export const prayerCommand = (prayer: Prayer): Command => ({
  id: String(prayer.prayerId),
  label: prayerTitle(prayer),
  text: `${prayer.personName} ${prayer.details}`,
  enter: { verb: 'Open', target: { to: prayerPath(prayer.prayerId) } },
});

export const topicCommand = ({ id, name }: Topic): Command => ({
  id: String(id),
  label: name,
  enter: { verb: 'Nuggets', target: { to: paths.browseBible, state: { topicIds: [id] } } },
  ctrlEnter: { verb: 'Quotes', target: { quotesOf: id } },
});

export const linkCommand = ({ key, label, action }: Link): Command => ({
  id: `${key} ${action}`,
  label,
  text: action,
  enter: { verb: 'Open', target: { url: action } },
});
