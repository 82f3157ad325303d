import { FSRSAlgorithm, Rating, type FSRSState } from 'ts-fsrs';
import type { Box } from '@/features/memory/model/memoryPassage';
import { gradeOf, SPOKEN_SCORES, type SpokenMark } from '@/features/memory/model/strength/grade';
import { inTime, type RecallEntry } from '@/features/memory/model/strength/recallEntry';
import { dueOf } from '@/features/memory/model/due';
import { isoDay } from '@/platform/values/dates';
import { seededRandom } from '@/platform/values/random';

/*
 * A month of a person with 300 passages on two devices, and a memory that is simulated without the app's own model.
 * Each passage fades exponentially at a rate of its own; a success makes it last longer, a miss shorter, and a text
 * that was missed and read is only half learnt again. Each device has its own log and sees the other's views.
 */

const DAY = 86_400_000;
const PASSAGES = 300;
const DAYS = 30;
const BEGIN = new Date(2026, 2, 1, 7).getTime();

interface Memory {
  box: Box;
  /** Days after which a passage is recalled with a likelihood of 1/e. */
  lasts: number;
  /** Epoch milliseconds. */
  last: number;
  /** How well it was learnt then, 0 to 1. */
  learnt: number;
}

interface Device {
  entries: Map<number, RecallEntry[]>;
  ownViews: Map<number, number>;
  seenElsewhere: Map<number, number>;
}

/** A prediction and the actual recall. */
export interface Prediction {
  /** As it was when every view counted as knowing. */
  before: number;
  /** By FSRS alone with the same log; null without one. */
  fsrs: number | null;
  /** As the screens say; null where it is not known yet. */
  now: number | null;
  /** The likelihood by which passages are ordered, also where nothing was graded. */
  order: number;
  recalled: boolean;
}

export type Predictor = 'before' | 'fsrs' | 'now' | 'order';

const knows = ({ lasts, last, learnt }: Memory, now: number): number =>
  learnt * Math.exp(-(now - last) / DAY / lasts);

/** The strength as it was computed when every view counted as a success: the baseline of the table. */
const algorithm = new FSRSAlgorithm({});
const STABILITY = { [-1]: 1, 1: 3, 2: 14, 3: 45 };
function likelihoodBefore(
  box: Box,
  lastViewed: number,
  entries: readonly RecallEntry[],
  now: number,
): number {
  const graded = inTime(entries);
  const [first] = graded;
  let last = first?.viewedBefore ?? lastViewed;
  let state = { stability: STABILITY[first?.box ?? box], difficulty: 5 };
  for (const entry of graded) {
    const days = Math.max(0, Math.round((entry.at - last) / DAY));
    const rating = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;
    state = algorithm.next_state(state, days, rating[gradeOf(entry) ?? 'good']);
    last = entry.at;
  }
  return algorithm.forgetting_curve(Math.max(0, now - Math.max(last, lastViewed)) / DAY, state.stability);
}

/** The likelihood by FSRS alone, without the app's own rules. */
function likelihoodByFsrs(entries: readonly RecallEntry[], now: number): number | null {
  const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;
  let state: FSRSState | null = null;
  let last = 0;
  for (const entry of inTime(entries)) {
    const days: number = state ? Math.round((entry.at - last) / DAY) : 0;
    state = algorithm.next_state(state, days, ratings[gradeOf(entry) ?? 'good']);
    last = entry.at;
  }
  return state && algorithm.forgetting_curve((now - last) / DAY, state.stability);
}

/** Plays the month; every evening each device predicts each passage for the next morning. */
export function simulatedMonth(seed: number): Prediction[] {
  const random = seededRandom(seed);
  const between = (from: number, to: number) => from + (to - from) * random();
  const memories = Array.from({ length: PASSAGES }, (_, index): Memory => {
    const box = ([1, 2, 3] as const)[index % 3] ?? 1;
    const lasts = { [-1]: 5, 1: 8, 2: 40, 3: 120 }[box] * Math.exp(between(-1, 1));
    return {
      box,
      lasts,
      last: BEGIN - between(0, 1) * { [-1]: 3, 1: 4, 2: 14, 3: 45 }[box] * DAY,
      learnt: 1,
    };
  });
  const device = (): Device => ({ entries: new Map(), ownViews: new Map(), seenElsewhere: new Map() });
  const devices = [device(), device()] as const;
  const lastViewed = memories.map(({ last }) => last);
  for (const each of devices)
    for (const [id, { last }] of memories.entries()) each.seenElsewhere.set(id, last);
  const predictions: Prediction[] = [];

  const view = (here: Device, id: number, at: number) => {
    lastViewed[id] = at;
    here.ownViews.set(id, at);
    for (const other of devices) if (other !== here) other.seenElsewhere.set(id, at);
  };
  const practise = (here: Device, id: number, at: number) => {
    const memory = memories[id];
    if (!memory) return;
    const viewedBefore = here.seenElsewhere.get(id) ?? null;
    view(here, id, at);
    const known = knows(memory, at);
    const draw = random();
    const mark: SpokenMark = draw < known ? 'right' : draw < known + (1 - known) * 0.3 ? 'nearly' : 'not';
    if (mark === 'right') memory.lasts *= 1.5 + 2 * (1 - known) * random();
    if (mark === 'nearly') memory.lasts *= 0.9;
    if (mark === 'not') memory.lasts = Math.max(1, memory.lasts * 0.4);
    memory.learnt = { right: 1, nearly: 0.92, not: 0.65 }[mark];
    memory.last = at;
    // Two of three are graded; the others are only viewed.
    if (random() > 2 / 3) return;
    const known2 = here.entries.get(id) ?? [];
    const entry: RecallEntry = {
      id: `${id} ${at}`,
      passageId: id,
      at,
      direction: 'by_ref',
      exercise: 'aloud',
      score: SPOKEN_SCORES[mark],
      missed: [],
      peeks: 0,
      box: memory.box,
      viewedBefore,
    };
    here.entries.set(id, [...known2, entry]);
  };

  for (let day = 0; day < DAYS; day += 1) {
    const morning = BEGIN + day * DAY;
    // The phone in the morning; the desk on two evenings of three.
    const sessions = [{ here: devices[0], at: morning }];
    if (day % 3 !== 0) sessions.push({ here: devices[1], at: morning + DAY / 2 });
    for (const { here, at } of sessions) {
      const due = [...memories.keys()].toSorted(
        (a, b) => (lastViewed[a] ?? 0) - (lastViewed[b] ?? 0) || a - b,
      );
      const box1 = due.filter((id) => memories[id]?.box === 1).slice(0, 12);
      const others = due.filter((id) => memories[id]?.box !== 1).slice(0, 8);
      for (const [index, id] of [...box1, ...others].entries()) practise(here, id, at + index * 60_000);
    }
    // Every third day the person leafs through 25 cards without thinking.
    if (day % 3 === 1) {
      for (let index = 0; index < 25; index += 1)
        view(devices[0], Math.floor(random() * PASSAGES), morning + DAY / 4 + index * 2_000);
    }
    const next = morning + DAY;
    for (const [id, memory] of memories.entries()) {
      const recalled = random() < knows(memory, next);
      for (const here of devices) {
        const entries = here.entries.get(id) ?? [];
        const passage = { box: memory.box, lastViewed: lastViewed[id] ?? null };
        const { retrievability, urgency } = dueOf(passage, entries, isoDay(new Date(next)));
        predictions.push({
          before: likelihoodBefore(memory.box, lastViewed[id] ?? BEGIN, entries, next),
          fsrs: likelihoodByFsrs(entries, next),
          now: retrievability,
          order: urgency % 1,
          recalled,
        });
      }
    }
  }
  return predictions;
}

/** The mean surprise at what happened: less is better, and 0 is certainty that is always right. */
export function logLoss(predictions: readonly Prediction[], by: Predictor): number {
  const losses = predictions.flatMap((prediction) => {
    const predicted = prediction[by];
    if (predicted === null) return [];
    const likely = Math.min(0.999, Math.max(0.001, predicted));
    return [-Math.log(prediction.recalled ? likely : 1 - likely)];
  });
  return losses.reduce((sum, each) => sum + each, 0) / losses.length;
}

export interface Tenth {
  /** The tenth's lower bound, 0 to 0.9. */
  from: number;
  count: number;
  predicted: number;
  recalled: number;
}

/** Of the predictions in each tenth, what was predicted on average and what was recalled. */
export function calibration(predictions: readonly Prediction[], by: Predictor): Tenth[] {
  const known = predictions.flatMap(({ [by]: predicted, recalled }) =>
    predicted === null ? [] : [{ predicted, recalled }],
  );
  return Array.from({ length: 10 }, (_, tenth) => {
    const within = known.filter(({ predicted }) => Math.min(9, Math.floor(predicted * 10)) === tenth);
    const mean = (of: (each: { predicted: number; recalled: boolean }) => number) =>
      within.reduce((sum, each) => sum + of(each), 0) / Math.max(1, within.length);
    return {
      from: tenth / 10,
      count: within.length,
      predicted: mean(({ predicted }) => predicted),
      recalled: mean(({ recalled }) => Number(recalled)),
    };
  });
}
