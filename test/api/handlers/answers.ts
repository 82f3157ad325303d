import { HttpResponse } from 'msw';
import type { ErrorJson } from '../../../src/data/client/ApiError';
import type { FaultKind } from '../faults';

const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer as the PHP server writes it. */
export function jsonAnswer(answer: unknown, status = 200): Response {
  return new HttpResponse(JSON.stringify(answer), { status, headers: { 'Content-Type': JSON_TYPE } });
}

/** The same after blank lines, which some scripts write before their answer. */
export function jsonAfterBlankLines(answer: unknown): Response {
  return new HttpResponse(`\n\r\n${JSON.stringify(answer)}`, { headers: { 'Content-Type': JSON_TYPE } });
}

function errorAnswer(error: string, status: number): Response {
  return jsonAnswer({ error } satisfies ErrorJson, status);
}

export const unknownUser = (): Response => errorAnswer('Unauthorized or unknown user account', 401);

export const brokenQuery = (reason: string): Response => errorAnswer(`Query failed: ${reason}`, 500);

/** PHP's answer when a script runs out of memory. */
export const memoryExhausted = (): Response =>
  html('<br />\n<b>Fatal error</b>:  Allowed memory size of 134217728 bytes exhausted<br />\n', 500);

const PHP_WARNING =
  '<br />\n<b>Warning</b>:  require_once(/var/www/bible/api/config.php): Failed to open stream: Permission denied in ' +
  '<b>/var/www/bible/api/common.php</b> on line <b>12</b><br />\n';

/**
 * The answer of a failing call: `drop` is a network error, `hang` never comes. If the fault occurs after the script has
 * done its work, `compute` does that work first: the data are written, and only the answer is lost or damaged.
 */
export function faultAnswer(kind: FaultKind, compute: () => Response): Response | Promise<Response> {
  switch (kind) {
    case '500':
      return brokenQuery('no such table');
    case '502':
      return html('<html><head><title>502 Bad Gateway</title></head><body></body></html>', 502);
    case '401':
      return unknownUser();
    case '404':
      return html(
        '<html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>',
        404,
      );
    case 'error':
      return jsonAnswer('error');
    case 'html':
      return html(PHP_WARNING, 200);
    case 'garbage':
      return new HttpResponse('[{"passageId":1,"bookId":43,"bookNa', {
        headers: { 'Content-Type': JSON_TYPE },
      });
    case 'types':
      return jsonAnswer([7, 'seven', null, { passageId: { nested: true }, quoteId: 'one', verses: 'none' }]);
    case 'drop':
      return HttpResponse.error();
    case 'hang':
      // A long timer could end under a test's fake clock, and would keep a server's process alive.
      return new Promise<Response>(() => undefined);
    case 'none':
      return jsonAnswer([]);
    case 'short':
      return shortened(compute());
    case 'drop-after':
    case '500-after':
    case '502-after':
    case 'hang-after': {
      compute();
      return faultAnswer(BEFORE[kind], compute);
    }
    case 'html-after':
      return spoilt(compute(), (text) => PHP_WARNING + text);
    case 'half-after':
      return spoilt(compute(), (text) => text.slice(0, Math.floor(text.length / 2)));
  }
}

const BEFORE = {
  'drop-after': 'drop',
  '500-after': '500',
  '502-after': '502',
  'hang-after': 'hang',
} as const;

/** Rows that a cut list lacks. */
const LACKING = 5;

async function shortened(response: Response): Promise<Response> {
  const answer: unknown = JSON.parse(await response.text());
  return jsonAnswer(Array.isArray(answer) ? answer.slice(0, -LACKING) : answer);
}

async function spoilt(response: Response, spoil: (text: string) => string): Promise<Response> {
  return html(spoil(await response.text()), response.status);
}

function html(body: string, status: number): Response {
  return new HttpResponse(body, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
}
