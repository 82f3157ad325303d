import { practiceLink } from '@/store/passages/practiceLink';
import type { ReferenceCommand, Verb } from '@/domain/command/referenceCommand';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { formatChapter, formatReference } from '@/domain/references/reference';
import { translationOf, type TranslationCode } from '@/domain/bible/translations';
import { comparePath } from '@/routes/comparePath';
import { readerPath } from '@/routes/paths';
import type { Command, CommandStep } from './commandTypes';

interface ReferenceContext {
  passages: readonly MemoryPassage[];
  /** The one to use where none is named. */
  translation: TranslationCode;
  copy: (command: ReferenceCommand, translation: TranslationCode) => Promise<void>;
}

/** The memory passage that shares the most verses with a reference. */
function passageAt(
  { range }: ReferenceCommand,
  passages: readonly MemoryPassage[],
): MemoryPassage | undefined {
  const shared = ({ startVerse, endVerse }: MemoryPassage) =>
    Math.min(endVerse, range.endVerse) - Math.max(startVerse, range.startVerse) + 1;
  return passages
    .filter(({ bookName, chapter }) => bookName === range.bookName && chapter === range.chapter)
    .filter((passage) => shared(passage) > 0)
    .sort((a, b) => shared(b) - shared(a))[0];
}

/** What can be done with the typed reference: first what its verb says; without a verb, reading it. */
export function referenceCommands(
  command: ReferenceCommand,
  { passages, translation, copy }: ReferenceContext,
): Command[] {
  const { range, isChapter, translations, verb } = command;
  const code = translations[0] ?? translation;
  const passage = passageAt(command, passages);
  const steps: Partial<Record<Verb, CommandStep>> = {
    read: {
      verb: 'Read',
      target: {
        to: isChapter ? readerPath(code, range) : readerPath(code, range, range.startVerse, range.endVerse),
      },
    },
    ...(passage && {
      practise: { verb: 'Practise', target: practiceLink(passage.passageId) },
    }),
    compare: {
      verb: 'Compare',
      target: { to: comparePath(range, isChapter ? null : range, translations) },
    },
    copy: { verb: 'Copy', target: { run: () => void copy(command, code) } },
  };
  const name = isChapter ? formatChapter(range) : formatReference(range);
  const verbs: readonly Verb[] = ['read', 'practise', 'compare', 'copy'];
  const ordered = verb === null ? verbs : [verb, ...verbs.filter((each) => each !== verb)];
  return ordered.flatMap((each) => {
    const step = steps[each];
    if (!step) return [];
    const other = ordered.map((second) => steps[second]).find((second) => second && second !== step);
    return [
      {
        id: each,
        label: `${name} · ${translationOf(code).shortName}`,
        enter: step,
        ...(other && { ctrlEnter: other }),
      },
    ];
  });
}
