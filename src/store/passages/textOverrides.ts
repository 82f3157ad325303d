import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { getTextOverrides } from '@/api/resources/memory';
import type { TextOverride } from '@/domain/memory/memoryPassage';
import { isBlank } from '@/domain/text/text';
import { createApiThunk } from '@/store/core/createApiThunk';
import {
  initialListStatus,
  isStale,
  listFailed,
  listLoaded,
  listLoading,
  type ListStatus,
} from '@/store/core/listStatus';
import { editPassage } from './passageWrites';
import { rootReducer } from '@/store/core/rootReducer';

interface TextOverridesState extends EntityState<TextOverride, number>, ListStatus {
  /** Edited while the list was on its way: what it says of them is older than what is known. */
  touched: number[];
}

const adapter = createEntityAdapter<TextOverride, number>({ selectId: ({ passageId }) => passageId });

/** The user's own wordings of memory passages, asked for again when they are older than 5 minutes. */
export const loadTextOverrides = createApiThunk<TextOverride[]>(
  'textOverrides/load',
  (_, { user, signal }) => getTextOverrides(user, signal),
  {
    notices: { error: 'Error loading passage text' },
    condition: (_, { textOverrides }) => isStale(textOverrides, Date.now()),
  },
);

const slice = createSlice({
  name: 'textOverrides',
  initialState: (): TextOverridesState => ({
    ...adapter.getInitialState<ListStatus>(initialListStatus),
    touched: [],
  }),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadTextOverrides.pending, (state) => {
        state.touched = [];
        listLoading(state);
      })
      .addCase(loadTextOverrides.fulfilled, (state, action) => {
        const { touched, entities } = state;
        const known = touched.flatMap((id) => entities[id] ?? []);
        adapter.setAll(state, action.payload);
        adapter.removeMany(state, touched);
        adapter.addMany(state, known);
        listLoaded(state, action);
      })
      .addCase(loadTextOverrides.rejected, listFailed)
      .addCase(editPassage.fulfilled, (state, { meta }) => {
        const { passageId, override } = meta.arg;
        const { newText, appendLetter } = override;
        if (newText === null && appendLetter === '') return;
        state.touched.push(passageId);
        const text = newText ?? state.entities[passageId]?.text ?? '';
        if (isBlank(text) && appendLetter === '') adapter.removeOne(state, passageId);
        else adapter.setOne(state, { passageId, appendLetter, text });
      }),
  selectors: {
    selectTextOverridesState: (state) => state,
    selectTextOverride: ({ entities }, passageId: number | undefined): TextOverride | undefined =>
      passageId === undefined ? undefined : entities[passageId],
    /** False until it is known which texts are the user's own; a failed load counts as an answer. */
    selectOverridesSettled: ({ status, loadedAt }) => status === 'error' || loadedAt !== null,
  },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    textOverrides: TextOverridesState;
  }
}

export const { selectTextOverridesState, selectTextOverride, selectOverridesSettled } =
  slice.injectInto(rootReducer).selectors;
