import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Random } from '../../src/domain/text/random';

/** What the network does to a call; how often, in parts of 1000. */
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
] as const;

type Fault = (typeof FAULTS)[number][0] | 'none';

const WARNING =
  '<br />\n<b>Warning</b>:  mysqli::query(): MySQL server has gone away in <b>/var/www/db.php</b><br />\n';
const MAX_DELAY_MS = 2500;

export interface Attempt {
  endpoint: string;
  query: Readonly<Record<string, string>>;
  /** Of a POST, as it was sent. */
  body: string;
  /** Whether the server got it. */
  reached: boolean;
  /** What the network did to it. */
  fault: Fault;
  /** Since the proxy was started, in milliseconds. */
  at: number;
}

export interface Proxy {
  url: string;
  /** Every call that came to the proxy, whether or not the server saw it. */
  attempts: Attempt[];
  /** From now on nothing goes wrong. */
  calm: () => void;
  close: () => void;
}

/** Stands between the pages and the server, and breaks calls of the API as chance has it. */
export async function startProxy(target: string, port: number, random: Random): Promise<Proxy> {
  const attempts: Attempt[] = [];
  const startedAt = Date.now();
  let broken = true;
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', target);
    const api = url.pathname.startsWith('/bible/api/') && !url.pathname.includes('__control');
    const fault = broken && api ? faultBy(random) : 'none';
    const chunks: Uint8Array[] = [];
    // A browser sends a call again by itself, also a POST, when a connection that it used before breaks off without an
    // answer: that would be no page's doing.
    res.setHeader('Connection', 'close');
    req.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    // A page that is left breaks off what it was asking.
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
        });
      }
      const wait = fault === 'delay' ? 50 + random() * MAX_DELAY_MS : 0;
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

/** The server has done its work; what comes back may be spoilt. */
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
