import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rememberTranslation } from '@/bible/lastChosen';
import { setOfQuery } from '@/bible/sets/setLink';
import { lastTranslation, preferringText } from '@/bible/text/lastTranslation';
import type { TranslationCode } from '@/bible/translations';
import { LEARNING_AT, LEARNING_LARGE } from '@/routes/learnPath';
import { LearnOne } from './LearnOne';
import { SetOfPassages } from './SetOfPassages';
import { useSet } from './useSet';

/** A set of passages by its link, which everyone may open; `at` in the URL learns one of them. */
export function LearnScreen() {
  const [query] = useSearchParams();
  const set = setOfQuery(query);
  const [translation, setTranslation] = useState(() =>
    set.translation ? preferringText(set.translation) : lastTranslation(),
  );
  // Also while one of them is learned.
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const entries = useSet(set, translation);
  const passages = entries.flatMap(({ passage }) => passage ?? []);
  const choose = (chosen: TranslationCode) => {
    rememberTranslation(chosen);
    setTranslation(chosen);
  };
  const at = Number(query.get(LEARNING_AT));
  const learned = passages[at - 1];
  return learned ? (
    <LearnOne
      // Each has a heading of its own, which gets the focus.
      key={at}
      set={set}
      passages={passages}
      at={at}
      passage={learned}
      onTranslation={choose}
      isLarge={query.has(LEARNING_LARGE)}
    />
  ) : (
    <SetOfPassages
      set={set}
      entries={entries}
      translation={translation}
      onTranslation={choose}
      unticked={unticked}
      onUnticked={setUnticked}
    />
  );
}
