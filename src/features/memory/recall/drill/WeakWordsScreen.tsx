import { useState } from 'react';
import { pluralize } from '@/platform/values/text';
import type { DrillPrompt } from '../model/drill';
import { paths } from '@/routes/paths';
import { useMemoryPassages } from '../../store/useMemoryPassages';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Screen } from '@/ui/layout/Screen';
import { Button } from '@/ui/controls/Button';
import { Empty, LoadError, Loading } from '@/ui/feedback/LoadState';
import { MemoryListState } from '../../passage/MemoryListState';
import { DrillQuestion } from './DrillQuestion';
import { DrillResult } from './DrillResult';
import { useDrill, useDrillPrompts } from './useDrill';

/** Half a minute over the weakest words of all passages. */
export function WeakWordsScreen() {
  const { list } = useMemoryPassages();
  const { prompts, failed, retry } = useDrillPrompts();
  // The words of a drill do not change, although its answers change which words are the weakest.
  const [run, setRun] = useState<{ number: number; prompts: readonly DrillPrompt[] } | null>(null);
  const begin = () => setRun({ number: (run?.number ?? 0) + 1, prompts: prompts ?? [] });
  return (
    <Screen title="Weak Words" width="reading">
      <MemoryListState list={list}>
        {run ? (
          <DrillRun key={run.number} prompts={run.prompts} left={prompts?.length ?? 0} onAgain={begin} />
        ) : prompts === null ? (
          <Loading what="weak words" />
        ) : failed > 0 && prompts.length === 0 ? (
          <LoadError message="Error loading verses" what="your weak words" onRetry={retry} />
        ) : prompts.length === 0 ? (
          <Empty message="No weak words.">
            <p className="muted">Words that you miss in Recall are gathered here until they heal.</p>
            <ButtonLink main to={paths.practiceSetup}>
              Practice Setup
            </ButtonLink>
          </Empty>
        ) : (
          <>
            {failed > 0 && (
              <p className="muted">
                {failed === 1 ? 'The text of one passage' : `The texts of ${failed} passages`} could not be
                loaded: their words are missing here. <Button onClick={retry}>Try again</Button>
              </p>
            )}
            <p>
              {prompts.length === 1 ? 'One weak word' : `The ${prompts.length} weakest words`} of{' '}
              {pluralize(new Set(prompts.map(({ passageId }) => passageId)).size, 'passage')}, in half a
              minute: type the first letter of the word that is missing.
            </p>
            <button type="button" className="btn btn-primary btn-lg" onClick={begin}>
              Start
            </button>
          </>
        )}
      </MemoryListState>
    </Screen>
  );
}

interface DrillRunProps {
  prompts: readonly DrillPrompt[];
  /** The number of weak words for another drill. */
  left: number;
  onAgain: () => void;
}

function DrillRun({ prompts, left, onAgain }: DrillRunProps) {
  const { drill, last, secondsLeft, isOver, answer } = useDrill(prompts);
  const [prompt] = drill.queue;
  if (isOver || prompt === undefined)
    return <DrillResult answers={drill.answers} onAgain={left > 0 ? onAgain : null} />;
  return <DrillQuestion prompt={prompt} last={last} secondsLeft={secondsLeft} onAnswer={answer} />;
}
