import { createSlice } from '@reduxjs/toolkit';
import { getPassageText } from '@/api/resources/bibleText';
import type { ApiFailure } from '@/api/client/ApiError';
import type { PassageRef, Verse } from '@/domain/bible/passage';
import { rangeKey } from '@/domain/references/reference';
import { createApiThunk } from '@/store/core/createApiThunk';

/** How a text stands: `missing` when the translation has none. */
export type TextEntry =
  | { status: 'loading' }
  | { status: 'loaded'; verses: Verse[] }
  | { status: 'missing' }
  | { status: 'error'; failure: ApiFailure };

/** The verses to copy: null while they load, none where there is no text (§8, 'Copy'). */
export function versesToCopy(text: TextEntry): readonly Verse[] | null {
  if (text.status === 'loading') return null;
  return text.status === 'loaded' ? text.verses : [];
}

interface BibleTextState {
  entries: Record<string, TextEntry>;
}

/** Texts in memory; the oldest are dropped first, and come back from the cache. */
const CAPACITY = 150;

const LOADING: TextEntry = { status: 'loading' };

/**
 * The one place Bible text comes from, keyed by translation, book, chapter and range. A text that is loaded or in flight is
 * not requested again; one that failed is.
 */
export const loadText = createApiThunk(
  'bibleText/load',
  async (ref: PassageRef, { user, signal, getState }) => {
    try {
      return await getPassageText(user, ref, signal);
    } catch (error) {
      const code = await import('./textOfChapter').catch(() => null);
      const verses = await code?.textOfChapter(user, ref, (chapter) => selectText(getState(), chapter));
      if (verses) return verses;
      throw error;
    }
  },
  {
    condition: (ref, { bibleText }) => {
      const entry = bibleText.entries[rangeKey(ref)];
      return entry === undefined || entry.status === 'error';
    },
  },
);

export const bibleTextSlice = createSlice({
  name: 'bibleText',
  initialState: (): BibleTextState => ({ entries: {} }),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadText.pending, ({ entries }, { meta }) => {
        const keys = Object.keys(entries);
        for (const key of keys.slice(0, Math.max(0, keys.length - CAPACITY + 1)))
          Reflect.deleteProperty(entries, key);
        entries[rangeKey(meta.arg)] = LOADING;
      })
      .addCase(loadText.fulfilled, ({ entries }, { meta, payload }) => {
        const key = rangeKey(meta.arg);
        // A text that was dropped while it loaded is not stored: it would exceed the capacity.
        if (key in entries)
          entries[key] = payload ? { status: 'loaded', verses: payload } : { status: 'missing' };
      })
      .addCase(loadText.rejected, ({ entries }, { meta, payload }) => {
        const failure = payload ?? { kind: 'malformed', endpoint: 'get_passage_text' };
        const key = rangeKey(meta.arg);
        if (key in entries) entries[key] = { status: 'error', failure };
      }),
  selectors: {
    selectText: ({ entries }, ref: PassageRef | null): TextEntry | undefined =>
      ref === null ? undefined : entries[rangeKey(ref)],
  },
});

export const { selectText } = bibleTextSlice.selectors;
