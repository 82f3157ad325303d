import { createCommandIndex } from '@/app/command/find/commandIndex';
import {
  linkCommand,
  nuggetCommand,
  passageCommand,
  prayerCommand,
  quoteCommand,
  topicCommand,
} from '@/app/command/rows/commandsOf';
import type { Command, SearchSources } from '@/app/command/rows/commandTypes';
import { screenCommands, SETTING_COMMANDS } from '@/app/command/rows/ownCommands';
import { TRANSLATION_CODES } from '@/bible/translations';
import { BUILT_IN_LINKS } from '@/features/links/model/links';
import { BOXES } from '@/features/memory/model/memoryPassage';
import { versesInRange } from '@test/api/bibleText';
import { createDemoUsers } from '@test/api/demoData/createDemoUsers';

/** All rows of the demo data, as the command box searches them. */
export function demoLibrary(): SearchSources {
  const [demo] = createDemoUsers({ scale: 1, now: new Date(2026, 2, 4, 9), seed: 7 });
  if (!demo) throw new Error('There is no demo user');
  const { topics, links, quotes, ...data } = demo.data;
  const nameOf = new Map(topics.map(({ id, name }) => [id, name]));
  const passages = data.memoryPassages.map((passage) => ({
    ...passage,
    box: BOXES.find((box) => box === passage.box) ?? 1,
    translation: TRANSLATION_CODES.find((code) => code === passage.translation) ?? 'kjv',
    lastViewed: null,
    appendLetter: '' as const,
  }));
  const nuggets = data.nuggets.map(({ topicIds, ...nugget }) => ({
    ...nugget,
    topics: topicIds.map((id) => ({ id, name: nameOf.get(id) ?? '' })),
  }));
  const own = createCommandIndex<Command>(1);
  own.set('screen', screenCommands({ guest: false, owner: false }, passages));
  own.set('setting', SETTING_COMMANDS);
  const index = createCommandIndex<Command>();
  const textOf = ({ translation, bookName, chapter, startVerse, endVerse }: (typeof passages)[number]) =>
    (versesInRange(translation, bookName, chapter, startVerse, endVerse) ?? [])
      .flatMap(({ parts }) => parts.map(({ verseText }) => verseText))
      .join(' ');
  index.set(
    'passage',
    passages.map((passage) => passageCommand(passage, textOf(passage))),
  );
  index.set('nugget', nuggets.map(nuggetCommand));
  index.set('quote', quotes.map(quoteCommand(nameOf)));
  index.set(
    'prayer',
    data.prayers.map(({ priority, ...prayer }) => prayerCommand({ ...prayer, daily: priority === 'daily' })),
  );
  index.set('topic', topics.map(topicCommand));
  index.set(
    'link',
    [...BUILT_IN_LINKS, ...links.map((link) => ({ ...link, additional: true }))].map(linkCommand),
  );
  return { own, data: index, passages, nuggets, translation: 'kjv', second: null, openChapter: null };
}
