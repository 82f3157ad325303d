import { createAction } from '@reduxjs/toolkit';
import { NO_SUBJECTS, type Subjects } from '../define/subjects';
import type { RootState } from '../register';

/** `app` has handed over every subject's definitions. They are in the state, so that selectors need nothing else. */
export const subjectsKnown = createAction<Subjects>('subjects/known');

/** Every subject's definitions; none before they are loaded. */
export const selectSubjects = (state: Partial<Pick<RootState, 'lists'>>): Subjects =>
  state.lists?.subjects ?? NO_SUBJECTS;
