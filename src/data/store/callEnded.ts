import { createAction } from '@reduxjs/toolkit';
import type { CallEnd } from '../client/calls';

/** A call has ended, with a usable answer or without. */
export const callEnded = createAction<CallEnd>('calls/ended');
