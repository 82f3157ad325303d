import { chunked } from '@/platform/scheduling/yieldToMain';
import { sendSearchResults } from '../api';
import { emailPair, type BibleSearch } from '../model/bibleSearch';
import { inBibleOrder } from '../model/refine';
import type { SearchResult } from '../model/searchResult';
import { createApiThunk, unlessDone } from '@/data/store/createApiThunk';

interface EmailedResults {
  emailTo: string;
  search: BibleSearch;
  results: readonly SearchResult[];
}

/** Emails the results of a Bible search, in the Bible's order. */
export const emailResults = createApiThunk(
  'bibleSearch/email',
  async ({ emailTo, search, results }: EmailedResults, { user, signal }) => {
    const yieldIfDue = chunked(signal);
    const pairs: [string, string][] = [];
    for (const result of inBibleOrder(results)) {
      pairs.push(emailPair(result, search));
      await yieldIfDue();
    }
    return sendSearchResults(user, emailTo, pairs, search);
  },
  {
    notices: {
      success: 'Search results sent successfully!',
      rejected: ({ detail = '' }) => `Failed to send email: ${detail}`,
      error: unlessDone('Error sending email', 'it may have been sent'),
    },
  },
);
