/** How a run is judged: not at all, by its words, by the person's own mark, or by the parts of a reference. */
type Grading = 'study' | 'words' | 'mark' | 'reference';

interface Declaration {
  /** The name in stored runs. */
  id: string;
  /** The label of its button. */
  label: string;
  /** The name of its runs in a passage's history. */
  logged: string;
  /** One line of instruction. */
  asks: string;
  grading: Grading;
  /** Whether it recalls the text from the reference; otherwise the reference from the text. */
  ofText: boolean;
  /** Whether it has a button of its own; otherwise another exercise leads to it. */
  picked: boolean;
}

/** The exercises of Recall, from the most help to the least. Their components are in `recall/exercises/components.ts`. */
const DECLARED = [
  {
    id: 'read',
    label: 'Read',
    logged: 'Read',
    asks: 'Read it through, aloud if you can.',
    grading: 'study',
    ofText: true,
    picked: true,
  },
  {
    id: 'fade',
    label: 'Fade',
    logged: 'Fade',
    asks: 'Say it while its words disappear.',
    grading: 'study',
    ofText: true,
    picked: true,
  },
  {
    id: 'tap',
    label: 'Tap in order',
    logged: 'Tapped in order',
    asks: 'Tap the words in the order of the passage.',
    grading: 'words',
    ofText: true,
    picked: true,
  },
  {
    id: 'letters',
    label: 'First letters',
    logged: 'First letters',
    asks: 'Type the first letter of each word.',
    grading: 'words',
    ofText: true,
    picked: true,
  },
  {
    id: 'write',
    label: 'Write',
    logged: 'Written',
    asks: 'Write it from memory, or say it aloud.',
    grading: 'words',
    ofText: true,
    picked: true,
  },
  {
    id: 'say',
    label: 'Say it',
    logged: 'Said and checked',
    asks: 'Say it from memory, and compare.',
    grading: 'words',
    ofText: true,
    picked: true,
  },
  {
    id: 'aloud',
    label: 'Write',
    logged: 'Said aloud',
    asks: 'Say the passage aloud, then see its text.',
    grading: 'mark',
    ofText: true,
    picked: false,
  },
  {
    id: 'reference',
    label: 'Reference',
    logged: 'Reference',
    asks: 'Name its book, chapter and verses.',
    grading: 'reference',
    ofText: false,
    picked: true,
  },
] as const satisfies readonly Declaration[];

export type Exercise = (typeof DECLARED)[number]['id'];

export const EXERCISES: readonly (Declaration & { id: Exercise })[] = DECLARED;
export const EXERCISE_IDS = DECLARED.map(({ id }) => id);

/** The declaration of an exercise. */
export function exerciseOf(id: Exercise): Declaration & { id: Exercise } {
  const found = EXERCISES.find((each) => each.id === id);
  if (!found) throw new Error(`There is no exercise ${id}`);
  return found;
}

/** Whether a run of it measures how well a passage is known; otherwise it is study. */
export const isGraded = (id: string): boolean =>
  EXERCISES.some((each) => each.id === id && each.grading !== 'study');

/** Whether an exercise gives less help than another. */
export const hasLessHelp = (one: Exercise, other: Exercise): boolean =>
  EXERCISE_IDS.indexOf(one) > EXERCISE_IDS.indexOf(other);
