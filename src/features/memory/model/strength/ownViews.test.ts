import { describe, expect, it } from 'vitest';
import { recallEntry } from '@test/kit/recallEntry';
import type { MemoryPassage } from '../memoryPassage';
import { seenElsewhere, type OwnView } from './ownViews';
import { practisedOn } from './practised';
import type { RecallEntry } from './recallEntry';

it.each<[string, number | null, OwnView | undefined, number | null]>([
  ['never seen', null, undefined, null],
  ['seen on another device only', 5, undefined, 5],
  ['seen here only', 7, { at: 7, seenElsewhere: null }, null],
  ['seen there, then here', 7, { at: 7, seenElsewhere: 5 }, 5],
  ['seen here, then there', 9, { at: 7, seenElsewhere: null }, 9],
  ['seen there, then here, and then there', 9, { at: 7, seenElsewhere: 5 }, 9],
  ['seen here, and not sent yet', 5, { at: 7, seenElsewhere: 5 }, 5],
  ['seen by a clock that is years ahead', 4e12, undefined, null],
  ['seen here, then by such a clock', 4e12, { at: 7, seenElsewhere: 5 }, 5],
])('%s', (_, lastViewed, own, elsewhere) => {
  expect(seenElsewhere(lastViewed, own, 9)).toBe(elsewhere);
});

describe('the passages practised on a day', () => {
  const DAY = new Date(2026, 10, 22).getTime();
  const passage: MemoryPassage = {
    passageId: 7,
    box: 1,
    lastViewed: DAY + 9,
    translation: 'kjv',
    bookName: 'john',
    chapter: 3,
    startVerse: 16,
    endVerse: 16,
    explanation: '',
    appendLetter: '',
  };
  it.each<[string, Partial<RecallEntry>[], number | null, boolean]>([
    ['who only arrived has not practised', [], null, false],
    ['whose answer was shown has', [{ exercise: 'shown' }], null, true],
    ['who marked the card has', [{ exercise: 'aloud' }], null, true],
    ['who finished a study run has', [{ exercise: 'read' }], null, true],
    ['who met a word of the passage in the drill has not', [{ exercise: 'drill' }], null, false],
    ['who saw the passage on another device has', [], DAY + 9, true],
    ['who saw the passage there yesterday has not', [], DAY - 9, false],
    ['whose answer was shown yesterday has not', [{ exercise: 'shown', at: DAY - 9 }], null, false],
    [
      'a clock that was days ahead says nothing',
      [{ exercise: 'shown', at: DAY + 5 * 86_400_000 }],
      null,
      false,
    ],
  ])('%s', (_, entries, elsewhere, practised) => {
    const log = entries.map((each) => recallEntry({ at: DAY + 8, ...each }));
    const found = practisedOn(
      DAY,
      [passage],
      () => log,
      () => elsewhere,
    );
    expect(found.has(7)).toBe(practised);
  });
});
