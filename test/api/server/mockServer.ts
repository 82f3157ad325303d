import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getResponse } from 'msw';
import { createDb } from '../db';
import { createMockApi, type MockApi } from '../node';
import { control, CONTROL_PATH } from './control';
import { fetchRequest, send, sendJson } from './fetchBridge';
import type { Settings } from './settings';
import { openStore } from './store';

const API_PATH = '/bible/api/';

type Middleware = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

export interface MockServer {
  /** Answers everything under `/bible/api/`, and passes on the rest. */
  middleware: Middleware;
  /** Writes the remaining changes. */
  close: () => void;
}

/**
 * The mock API over real HTTP. Nothing is loaded or created before the first call, so that a dev server that only runs
 * unit tests has no cost and leaves no file.
 * @param root the project's folder, to which `dataDir` is relative
 */
export function createMockServer(settings: Settings, root: string): MockServer {
  let started: { api: MockApi; close: () => void } | undefined;
  const api = () => (started ??= start(settings, root)).api;
  return {
    middleware: (req, res, next) => {
      if (!(req.url ?? '').startsWith(API_PATH)) next();
      else answer(req, res, api(), settings).catch(next);
    },
    close: () => started?.close(),
  };
}

function start(settings: Settings, root: string): { api: MockApi; close: () => void } {
  const { scale, latencyMs, dataDir, fault } = settings;
  const fresh = () => createDb({ scale });
  const store =
    dataDir === undefined
      ? { db: fresh(), close: () => undefined }
      : openStore(path.resolve(root, dataDir, `db-${scale}.json`), fresh);
  const api = createMockApi({ db: store.db, latencyMs });
  api.faults.add(fault);
  return { api, close: store.close };
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  api: MockApi,
  settings: Settings,
): Promise<void> {
  const request = await fetchRequest(req);
  res.setHeader('Date', api.clock.now().toUTCString());
  const { pathname } = new URL(request.url);
  if (settings.control && pathname.startsWith(CONTROL_PATH))
    return answerControl(request, res, api, settings);
  const response = await getResponse(api.handlers, request);
  if (response !== undefined) return send(response, res);
  sendJson(res, { error: `There is no ${request.method} ${pathname}` }, 404);
}

async function answerControl(
  request: Request,
  res: ServerResponse,
  api: MockApi,
  settings: Settings,
): Promise<void> {
  const name = new URL(request.url).pathname.slice(CONTROL_PATH.length);
  const body = await request.text();
  try {
    const input: unknown = body === '' ? undefined : JSON.parse(body);
    const result = await control(`${request.method} ${name}`, input, api, settings);
    if (result === undefined) sendJson(res, { error: `There is no control ${request.method} ${name}` }, 404);
    else sendJson(res, result);
  } catch (error) {
    sendJson(res, { error: error instanceof Error ? error.message : String(error) }, 400);
  }
}
