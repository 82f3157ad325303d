import { chunked } from '@/device/yieldToMain';
import { sendSearchResults } from '@/api/resources/search';
import { emailPair, type BibleSearch } from '@/domain/search/bibleSearch';
import type { SearchResult } from '@/domain/search/searchResult';
import { createApiThunk, unlessDone } from '@/store/core/createApiThunk';

interface EmailedResults {
  emailTo: string;
  search: BibleSearch;
  results: readonly SearchResult[];
}

/** Emails the results of a Bible search. */
export const emailResults = createApiThunk(
  'bibleSearch/email',
  async ({ emailTo, search, results }: EmailedResults, { user, signal }) => {
    const yieldIfDue = chunked(signal);
    const pairs: [string, string][] = [];
    for (const result of results) {
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
