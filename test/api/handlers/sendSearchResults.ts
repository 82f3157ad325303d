import * as v from 'valibot';
import { userEndpoint } from './endpoint';
import { filledText } from './inputs';

const input = v.object({
  emailTo: filledText,
  searchResults: v.array(v.tuple([v.string(), v.string()])),
  searchParam: v.record(v.string(), v.unknown()),
});

/** Sends nothing: the mail is stored in the database for tests. */
export const sendSearchResults = userEndpoint({
  name: 'send_search_results',
  method: 'POST',
  writes: true,
  input,
  invalid: 'failure-missing parameters',
  answer: (email, { db, userName }): 'success' => {
    db.sentEmails.push({ user: userName, ...email, html: email.searchResults.map(paragraph).join('\n') });
    return 'success';
  },
});

/** The server escapes its input, so that a tag or an entity arrives as it was written. */
const paragraph = ([reference, text]: readonly [string, string]): string =>
  `<p><b>${escaped(reference)}</b><br>${escaped(text)}</p>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
