import type { DrillPrompt } from '@/domain/recall/drill';
import { useDrill } from './useDrill';
import { DrillQuestion } from './DrillQuestion';
import { DrillResult } from './DrillResult';

interface DrillRunProps {
  prompts: readonly DrillPrompt[];
  /** How many weak words there are to drill once more. */
  left: number;
  onAgain: () => void;
}

/** One drill, and what it came to. */
export function DrillRun({ prompts, left, onAgain }: DrillRunProps) {
  const { drill, last, secondsLeft, isOver, answer } = useDrill(prompts);
  const [prompt] = drill.queue;
  if (isOver || prompt === undefined) {
    return <DrillResult answers={drill.answers} onAgain={left > 0 ? onAgain : null} />;
  }
  return <DrillQuestion prompt={prompt} last={last} secondsLeft={secondsLeft} onAnswer={answer} />;
}
