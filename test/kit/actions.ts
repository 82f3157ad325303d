import { act } from '@testing-library/react';
import { expect } from 'vitest';
import { screenActions } from '@/ui/actions/useActions';

/** What the screen offers in the command box. */
export const actionLabels = (): string[] => screenActions().map(({ label }) => label);

/** Runs what the screen offers under a name, as the command box does. */
export const runAction = (label: string): void =>
  act(() => (screenActions().find((action) => action.label === label) ?? expect.fail(label)).run());
