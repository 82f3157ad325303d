import type { AppThunk } from '@/data/store/appStore';
import { noticeShown } from '@/data/notices/notices';
import { hearAnswer, type AnswerProblem } from '@/platform/speech/hearAnswer';
import { say, waitUnlessAborted } from '@/platform/speech/voice';
import type { SpokenPart } from '../../model/spokenPassage';
import { selectPassage } from '../../store/passages';
import { loadPlainText } from '../../store/passageTexts';
import type { MemoryPassage } from '../../model/memoryPassage';
import { passageName } from '../../model/passageEdit';
import { recallWords } from '../../model/words';
import { gradeOfScore } from '../../model/strength/grade';
import { missedWords } from '../../model/strength/recallEntry';
import { logRun } from '../../recall/log/logRun';
import { PROBLEM_MESSAGES } from '../../recall/say/problems';
import { answerCounted, hearingChanged, hearingEnded, selectListening } from '../listening';
import { commandOf } from './commands';
import { judgeAnswer, type JudgedAnswer } from './judgeAnswer';

/** The next step after a question: the text is read, the next passage follows, listening ends, or the voice failed to ask. */
export type AfterAnswer = 'read' | 'next' | 'stop' | 'failed';

type Question = Extract<SpokenPart, { kind: 'ask' }>;

/** The minimum wait for the first word, because a person may have to think. */
const THINKING_MS = 8000;

const GRADE_TEXTS = { good: 'Right.', hard: 'Nearly.', again: 'Not yet.' } as const;

const SENTENCES: Readonly<Record<AnswerProblem, string>> = {
  ...PROBLEM_MESSAGES,
  hidden: 'Nothing is heard while the page is hidden.',
};

/** Asks the current passage by its reference, listens to the answer, says whether it was right, and logs it. */
export const askPassage =
  (question: Question, signal: AbortSignal): AppThunk<Promise<AfterAnswer>> =>
  async (dispatch, getState) => {
    const { ids, at } = selectListening(getState());
    const passage = selectPassage(getState(), ids[at] ?? 0);
    if (!passage) return 'next';
    const text = (await dispatch(loadPlainText(passage))) ?? '';
    if (recallWords(text).length === 0) {
      // Nothing that could be said would be right.
      const hasFailed = await dispatch(speakMessage(`There is no text for ${passageName(passage)}.`, signal));
      return hasFailed ? 'failed' : 'next';
    }
    const { ms } = question;
    const isOver = () => signal.aborted;
    const speak = (words: string) => say(words, selectListening(getState()).choice, signal);
    if (await speak(question.text)) return 'failed';
    if (isOver()) return 'read';
    dispatch(hearingChanged(true));
    const heard = await hearAnswer(
      {
        waitMs: Math.max(THINKING_MS, ms),
        judge: (phrases, interim) => {
          if (interim === '' && commandOf(phrases.at(-1) ?? '', text) !== null) return 'whole';
          const { score, reached, words } = judgeAnswer(passage, text, [...phrases, interim].join(' '));
          if (score === 1) return 'whole';
          return reached === words.length ? 'mayEnd' : 'goesOn';
        },
      },
      signal,
    );
    dispatch(hearingChanged(false));
    if (isOver()) return 'read';
    const { problem: before } = selectListening(getState());
    dispatch(hearingEnded(heard.problem));
    if (heard.problem !== null) {
      // Only once, and not for each passage during a drive through a tunnel.
      if (heard.problem !== before) await dispatch(speakMessage(SENTENCES[heard.problem], signal));
      await waitUnlessAborted(ms, signal);
      return 'read';
    }
    switch (commandOf(heard.phrases.at(-1) ?? '', text)) {
      case 'stop':
        return 'stop';
      case 'skip':
        return 'next';
      case 'again':
        return dispatch(askPassage(question, signal));
      case 'read':
        dispatch(logAnswer(passage, null));
        return 'read';
      case null:
    }
    const judged = judgeAnswer(passage, text, heard.phrases.join(' '));
    if (!judged.isAnswer) return 'read';
    dispatch(logAnswer(passage, judged));
    const grade = gradeOfScore(judged.score, 0);
    // The answer is logged. If this fails, it is not asked again: what the voice says next will fail too.
    await speak(GRADE_TEXTS[grade]);
    return grade === 'good' ? 'next' : 'read';
  };

/** Speaks a sentence, and shows it too. Resolves to whether the voice has failed. */
const speakMessage =
  (text: string, signal: AbortSignal): AppThunk<Promise<boolean>> =>
  (dispatch, getState) => {
    dispatch(noticeShown({ variant: 'info', text }));
    return say(text, selectListening(getState()).choice, signal);
  };

/** Logs an answer, or null for a request to read the text, which counts as 'Not yet'. The voice does not wait for it. */
const logAnswer =
  ({ passageId }: MemoryPassage, judged: JudgedAnswer | null): AppThunk =>
  (dispatch) => {
    const run = { passageId, direction: 'by_ref', peeks: 0 } as const;
    dispatch(answerCounted(judged !== null && gradeOfScore(judged.score, 0) === 'good'));
    if (!judged) {
      void dispatch(logRun({ ...run, exercise: 'aloud', score: 0, missed: [] }));
      return;
    }
    const { score, words, missed, reached } = judged;
    const open = reached < words.length && { reached };
    void dispatch(logRun({ ...run, exercise: 'say', score, missed: missedWords(words, missed), ...open }));
  };

/** Speaks the result at the end. */
export const sayEnd =
  (beginning: 'That was all' | 'Stopped', signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { answered, right } = selectListening(getState());
    await dispatch(
      speakMessage(answered === 0 ? `${beginning}.` : `${beginning}: ${right} of ${answered} right.`, signal),
    );
  };
