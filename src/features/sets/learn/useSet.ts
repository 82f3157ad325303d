import { useEffect, useMemo, useState } from 'react';
import type { PassageRef } from '@/bible/passage';
import { formatReference, rangeKey } from '@/bible/references/reference';
import { exactReference, MAX_REFERENCE, type LinkedSet } from '@/bible/sets/setLink';
import type { TranslationCode } from '@/bible/translations';

/** One entry of a set: its verses, or a text that is no reference. */
export interface SetEntry {
  label: string;
  /** Null for text that is no reference; it is shown, and left out of everything else. */
  passage: PassageRef | null;
}

type Read = (text: string, translation: TranslationCode) => SetEntry[];

/** The reader of references, which comes with a library: only for links that were not made by this app. */
async function loadReader(): Promise<Read> {
  const [{ readReferences }, { passageOf }] = await Promise.all([
    import('@/bible/references/readReferences'),
    import('@/bible/references/ranges'),
  ]);
  return (text, translation) => {
    const { references, unparsed } = readReferences(text, { as: 'list', translation });
    if (references.length === 0) return [{ label: text, passage: null }];
    return [
      ...references.flatMap(({ ranges }) => ranges.map((range) => entryOf(passageOf(range, translation)))),
      ...unparsed.map((beside) => ({ label: beside.text, passage: null })),
    ];
  };
}

const entryOf = (passage: PassageRef): SetEntry => ({ label: formatReference(passage), passage });

function entriesOf(texts: readonly string[], translation: TranslationCode, read: Read | null): SetEntry[] {
  const entries = texts.flatMap((text): SetEntry[] => {
    const range = exactReference(text, translation);
    if (range) return [entryOf({ ...range, translation })];
    return read && text.length <= MAX_REFERENCE ? read(text, translation) : [{ label: text, passage: null }];
  });
  // The same verses twice are one.
  return [
    ...new Map(
      entries.map((entry) => [entry.passage ? rangeKey(entry.passage) : entry.label, entry]),
    ).values(),
  ];
}

/** The entries of a set in a translation; those that need the reader of references are read once its code is loaded. */
export function useSet({ references }: LinkedSet, translation: TranslationCode): readonly SetEntry[] {
  const [read, setRead] = useState<Read | null>(null);
  const key = references.join(';');
  // oxlint-disable-next-line react/exhaustive-deps -- the key identifies the references
  const entries = useMemo(() => entriesOf(references, translation, read), [key, translation, read]);
  const isLacking = read === null && entries.some(({ passage }) => passage === null);
  useEffect(() => {
    if (!isLacking) return undefined;
    let isCancelled = false;
    // Where its code cannot be loaded, the texts are unchanged.
    void loadReader().then(
      (reader) => isCancelled || setRead(() => reader),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [isLacking]);
  return entries;
}
