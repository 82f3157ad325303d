import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Random } from '../../../src/platform/values/random';

/** The faults of the network, and how often they occur per 1000 calls. */
const FAULTS = [
  ['drop before', 40],
  ['drop after', 40],
  ['500 before', 20],
  ['500 after', 20],
  ['502 before', 15],
  ['502 after', 15],
  ['half an answer', 15],
  ['warning before the answer', 15],
  ['delay', 80],
  // The server answers this call very late, even if the page has been closed meanwhile.
  ['slow server', 8],
] as const;

type Fault = (typeof FAULTS)[number][0] | 'none';

const WARNING =
  '<br />\n<b>Warning</b>:  mysqli::query(): MySQL server has gone away in <b>/var/www/db.php</b><br />\n';
const MAX_DELAY_MS = 2500;
/** The delay of a slow server. */
export const SLOW_MS = 15_000;

export interface Attempt {
  endpoint: string;
  query: Readonly<Record<string, string>>;
  /** The body of a POST. */
  body: string;
  /** Whether the server received it. */
  reached: boolean;
  /** The fault, if any. */
  fault: Fault;
  /** Milliseconds since the proxy was started. */
  at: number;
  /** The true time in epoch milliseconds. */
  epochMs: number;
}

export interface Proxy {
  url: string;
  /** Every call that reached the proxy, whether or not it reached the server. */
  attempts: Attempt[];
  /** Ends all faults. */
  calm: () => void;
  close: () => void;
}

/** A proxy between pages and server that breaks API calls at random. */
export async function startProxy(target: string, port: number, random: Random): Promise<Proxy> {
  const attempts: Attempt[] = [];
  const startedAt = Date.now();
  let broken = true;
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', target);
    const api = url.pathname.startsWith('/bible/api/') && !url.pathname.includes('__control');
    const fault = broken && api ? faultBy(random) : 'none';
    const chunks: Uint8Array[] = [];
    // A browser repeats a call by itself, even a POST, if a reused connection breaks without an answer. The page would
    // not be responsible for that.
    res.setHeader('Connection', 'close');
    req.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    // A page that is left aborts its calls.
    req.on('error', () => res.destroy());
    req.on('end', () => {
      const body = Buffer.concat(chunks);
      if (api) {
        const endpoint = url.pathname.slice('/bible/api/'.length).replace('.php', '');
        const query = Object.fromEntries(url.searchParams);
        const reached = !fault.endsWith('before');
        attempts.push({
          endpoint,
          query,
          body: body.toString('utf8'),
          reached,
          fault,
          at: Date.now() - startedAt,
          epochMs: Date.now(),
        });
      }
      const wait = fault === 'delay' ? 50 + random() * MAX_DELAY_MS : fault === 'slow server' ? SLOW_MS : 0;
      setTimeout(() => pass(req, body, res, url, fault), wait);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${port}`,
    attempts,
    calm: () => {
      broken = false;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** How many calls there were, and how many had each fault. */
export function countsOf(attempts: readonly Attempt[]): Record<string, number> {
  const counts: Record<string, number> = { calls: attempts.length };
  for (const { fault } of attempts) if (fault !== 'none') counts[fault] = (counts[fault] ?? 0) + 1;
  return counts;
}

function faultBy(random: Random): Fault {
  let left = random() * 1000;
  for (const [fault, often] of FAULTS) {
    left -= often;
    if (left < 0) return fault;
  }
  return 'none';
}

function pass(req: IncomingMessage, body: Uint8Array, res: ServerResponse, url: URL, fault: Fault): void {
  if (fault === 'drop before') {
    res.destroy();
    return;
  }
  if (fault === '500 before' || fault === '502 before') {
    fail(res, fault);
    return;
  }
  const headers = { ...req.headers, host: url.host };
  const onward = send(url, { method: req.method, headers }, (answer) => {
    const chunks: Uint8Array[] = [];
    answer.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    answer.on('end', () => give(res, answer, Buffer.concat(chunks), fault));
    answer.on('error', () => res.destroy());
  });
  onward.on('error', () => res.destroy());
  onward.end(body);
}

const HOP_BY_HOP = ['content-length', 'transfer-encoding', 'connection', 'keep-alive'];

/** Answers after the server has done its work; the answer may be damaged. */
function give(res: ServerResponse, answer: IncomingMessage, body: Buffer, fault: Fault): void {
  if (fault === 'drop after') {
    res.destroy();
    return;
  }
  if (fault === '500 after' || fault === '502 after') {
    fail(res, fault);
    return;
  }
  const encoded = answer.headers['content-encoding'] !== undefined;
  const spoilt =
    fault === 'half an answer'
      ? body.subarray(0, Math.floor(body.length / 2))
      : fault === 'warning before the answer' && !encoded
        ? Buffer.concat([Buffer.from(WARNING), body])
        : body;
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !HOP_BY_HOP.includes(name)) res.setHeader(name, value);
  }
  res.statusCode = answer.statusCode ?? 200;
  res.end(spoilt);
}

function fail(res: ServerResponse, fault: Fault): void {
  res.statusCode = fault.startsWith('502') ? 502 : 500;
  res.setHeader('Content-Type', 'text/html');
  res.end('<html><body>Something went wrong.</body></html>');
}
