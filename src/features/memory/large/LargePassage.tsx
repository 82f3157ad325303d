import { useState, type ReactNode } from 'react';
import type { TranslationCode } from '@/bible/translations';
import { Loading } from '@/ui/feedback/LoadState';
import { BibleText } from '@/bible/controls/BibleText';
import type { MemoryPassage } from '../model/memoryPassage';
import { passageName } from '../model/passageEdit';
import { useRecallLog } from '../recall/log/useRecallLog';
import { linesToRecall } from '../recall/model/linesToRecall';
import { SimpleRecall } from '../recall/SimpleRecall';
import { useRecall } from '../recall/useRecall';
import { usePassageText } from '../store/usePassageText';

interface LargePassageProps {
  passage: MemoryPassage;
  /** The next step once the passage was recalled. */
  children: ReactNode;
}

/** The exercises over a memory passage in its own translation. A run counts as in Practice. */
export function LargePassage({ passage, children }: LargePassageProps) {
  const { ready } = useRecallLog();
  const [translation, setTranslation] = useState(passage.translation);
  const { text, retry } = usePassageText(passage, translation);
  if (!ready) return <Loading what="the recall log" />;
  const name = passageName(passage);
  return (
    <BibleText
      text={text}
      what={name}
      missing={`This translation has no text for ${name}.`}
      hint="Choose another translation to practise it."
      translation={translation}
      onTranslation={setTranslation}
      onRetry={retry}
    >
      {(verses) => {
        const lines = linesToRecall(verses);
        return (
          <Exercises key={lines} passage={passage} translation={translation} text={lines}>
            {children}
          </Exercises>
        );
      }}
    </BibleText>
  );
}

interface ExercisesProps extends LargePassageProps {
  translation: TranslationCode;
  text: string;
}

function Exercises({ passage, translation, text, children }: ExercisesProps) {
  const recall = useRecall({ mode: 'by_ref', passage, translation, text });
  return (
    <SimpleRecall label="Practice" recall={recall} {...{ passage, translation, text }}>
      {children}
    </SimpleRecall>
  );
}
