import type { ListDefinition, ListName, ListRows } from '@/data/define/list';
import type { Definition } from '@/data/define/write';
import { addLinkWrite, additionalLinks } from '@/features/links/api';
import { memoryPassages, practiceHistory, textOverrides } from '@/features/memory/api/calls';
import * as memory from '@/features/memory/api/writes';
import { nuggets } from '@/features/nuggets/api/calls';
import { addNuggetWrite, addNuggetTopicsWrite } from '@/features/nuggets/api/writes';
import { readingProgress, recordReadingWrite } from '@/features/plan/api';
import { prayers, prayerSessions } from '@/features/prayers/api/calls';
import {
  addPrayerWrite,
  archivePrayerWrite,
  recordSessionWrite,
  updatePrayerWrite,
} from '@/features/prayers/api/writes';
import { quotes } from '@/features/quotes/api/calls';
import { addQuoteWrite, addQuoteTopicsWrite, updateQuoteWrite } from '@/features/quotes/api/writes';
import { topics } from '@/features/topics/api/calls';
import { createTopicWrite } from '@/features/topics/api/writes';

/*
 * Every subject's lists and writes, for the engine, which knows none. Loaded when the first screen needs them; a stranger with a
 * public link needs none.
 */

export const lists: readonly ListDefinition<ListRows[ListName], ListName>[] = [
  additionalLinks,
  memoryPassages,
  nuggets,
  practiceHistory,
  prayers,
  prayerSessions,
  quotes,
  readingProgress,
  textOverrides,
  topics,
];

export const writes: readonly Definition<object>[] = [
  addLinkWrite,
  addNuggetWrite,
  addNuggetTopicsWrite,
  addPrayerWrite,
  addQuoteWrite,
  addQuoteTopicsWrite,
  archivePrayerWrite,
  createTopicWrite,
  memory.addMemoryPassageWrite,
  memory.changeBoxWrite,
  memory.editPassageWrite,
  memory.saveExplanationWrite,
  memory.recordViewWrite,
  recordReadingWrite,
  recordSessionWrite,
  updatePrayerWrite,
  updateQuoteWrite,
];
