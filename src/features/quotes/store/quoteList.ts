import { createSelector } from '@reduxjs/toolkit';
import type { Quote } from '../model/quote';
import { byId, createList } from '@/data/list/createList';
import { quotes } from '../api/calls';

/** The list of quotes, which comes without their texts: `quoteTexts.ts` has those. */
const list = createList(quotes);

const idOf = ({ quoteId }: Quote) => quoteId;

export const loadQuotes = list.load;
export const selectQuoteListState = list.selectView;
/** The rows, with texts only where a write has set one. */
const selectQuoteRows = list.selectRows;
export const selectQuoteIds = createSelector([selectQuoteRows], (rows) => rows.map(idOf));
export const selectQuoteRowsById = createSelector([selectQuoteRows], (rows) => byId(rows, idOf));
