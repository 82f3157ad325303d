import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { openEndpoint } from './endpoint';
import { filledText } from './inputs';

const FAILURE = 'Error: unable to copy file...';

/** Replaces all data of one user with another's. */
export const copyDbToAnother = openEndpoint({
  name: 'copy_db_to_another',
  method: 'GET',
  input: v.object({ dbSource: filledText, dbDest: filledText }),
  invalid: FAILURE,
  reply: withOddContentType,
  answer: ({ dbSource, dbDest }, { db, now }): 'success' | typeof FAILURE => {
    const source = db.find(dbSource);
    if (source === undefined) return FAILURE;
    db.putUser(dbDest, structuredClone(source), now());
    return 'success';
  },
});

/** As recorded: this script's header is malformed. */
function withOddContentType(answer: string): Response {
  return new HttpResponse(JSON.stringify(answer), {
    headers: { 'Content-Type': 'application/json; charset=utf8; Accept: application/json' },
  });
}
