import { createSelector } from '@reduxjs/toolkit';
import type { Command } from '@/api/outbox/commands';
import { formatChapter, formatReference } from '@/domain/references/reference';
import type { PassageRef } from '@/domain/bible/passage';
import type { RootState } from '@/store/core/rootReducer';
import { selectWaiting, type WaitingItem } from './sync';

/** So much of a note is enough to know it again. */
const EXCERPT = 80;

const NO_PASSAGES: Readonly<Record<number, PassageRef>> = {};

/** The current user's writes that wait, oldest first, in words. */
export const selectWaitingInWords = createSelector(
  [selectWaiting, (state: RootState) => state.passages?.entities ?? NO_PASSAGES],
  (waiting, passages): (WaitingItem & { label: string })[] =>
    waiting.map((item) => ({ ...item, label: labelOf(item.command, passages) })),
);

function labelOf(command: Command | null, passages: Readonly<Record<number, PassageRef>>): string {
  switch (command?.kind) {
    case 'view': {
      const passage = passages[command.passageId];
      return `Practised ${passage ? formatReference(passage) : `passage ${command.passageId}`}`;
    }
    case 'box':
      return `${formatReference(command.passage)} to box ${command.passage.box}`;
    case 'session':
      return sessionLabel(command);
    case 'progress':
      return `Read ${formatChapter(command)}`;
    case undefined:
      return 'Unknown';
  }
}

function sessionLabel({ title, note }: { title?: string | undefined; note: string }): string {
  const prayed = title === undefined ? 'Prayed' : `Prayed for ${title}`;
  if (note === '') return prayed;
  return `${prayed}: “${note.length > EXCERPT ? `${note.slice(0, EXCERPT)}…` : note}”`;
}
