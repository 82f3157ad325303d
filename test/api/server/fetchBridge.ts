import type { IncomingMessage, ServerResponse } from 'node:http';

/** Converts Node's request to the Fetch request that MSW's handlers take. */
export async function fetchRequest(req: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const method = req.method ?? 'GET';
  const url = new URL(req.url ?? '/', `http://${req.headers.host ?? 'localhost'}`);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  return new Request(url, { method, headers, body: await bodyOf(req) });
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of req) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Sends a Fetch response. MSW's network error becomes a broken connection. */
export async function send(response: Response, res: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    res.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.forEach((value, name) => res.setHeader(name, value));
  res.statusCode = response.status;
  res.setHeader('Content-Length', body.length);
  res.end(body);
}

export function sendJson(res: ServerResponse, answer: unknown, status = 200): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(JSON.stringify(answer));
}
