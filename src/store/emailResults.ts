import { pace } from '@/api/pace';
import { sendSearchResults } from '@/api/search';
import { emailPair, type BibleSearch } from '@/domain/bibleSearch';
import type { SearchResult } from '@/domain/entities';
import { createApiThunk } from './createApiThunk';

interface EmailedResults {
  emailTo: string;
  search: BibleSearch;
  results: readonly SearchResult[];
}

/** Emails the results of a Bible search, matches marked. */
export const emailResults = createApiThunk(
  'bibleSearch/email',
  async ({ emailTo, search, results }: EmailedResults, { user, signal }) => {
    const turn = pace(signal);
    const pairs: [string, string][] = [];
    for (const result of results) {
      pairs.push(emailPair(result, search));
      await turn();
    }
    return sendSearchResults(user, emailTo, pairs, search);
  },
  {
    notices: {
      success: 'Search results sent successfully!',
      rejected: ({ detail = '' }) => `Failed to send email: ${detail}`,
      error: 'Error sending email',
    },
  },
);
