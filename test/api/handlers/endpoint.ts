import { delay, http, type HttpHandler } from 'msw';
import * as v from 'valibot';
import type { MockDb } from '../db';
import type { Faults } from '../faults';
import type { Holds } from '../holds';
import type { Installation } from '../installation';
import type { UserData } from '../schema';
import { brokenQuery, faultAnswer, jsonAnswer, unknownUser } from './answers';

export interface RecordedRequest {
  /** Without `.php`. */
  endpoint: string;
  method: 'GET' | 'POST';
  query?: Record<string, string>;
  body?: unknown;
  /** ISO, by the mock's clock. */
  at: string;
}

export interface HandlerOptions {
  faults: Faults;
  holds: Holds;
  installation: Installation;
  /** The server's clock. */
  now: () => Date;
  /** Milliseconds from computing an answer to sending it; read at every call. */
  latencyMs: () => number;
  record: (request: RecordedRequest) => void;
}

export interface MockContext extends HandlerOptions {
  db: MockDb;
}

/** One PHP script. */
export interface Endpoint {
  name: string;
  handler: (context: MockContext) => HttpHandler;
}

interface Script<Input, Answer, Invalid> {
  name: string;
  method: 'GET' | 'POST';
  /** Query parameters arrive as text. */
  input: v.GenericSchema<unknown, Input>;
  /** The script's answer to invalid input. */
  invalid: Invalid;
  /** Writes the answer; by default as plain JSON. */
  reply?: (answer: Answer | Invalid) => Response;
}

interface OpenScript<Input, Answer, Invalid> extends Script<Input, Answer, Invalid> {
  answer: (input: Input, context: MockContext) => Answer;
}

interface UserScript<Input, Answer, Invalid> extends Script<Input, Answer, Invalid> {
  /** The parameter that names the user; by default `user`. */
  userKey?: 'user' | 'userId';
  /** True for a script that changes the user's rows. */
  writes?: boolean;
  answer: (input: Input, call: UserCall) => Answer;
}

export interface UserCall extends MockContext {
  /** As spelled in the database, independent of the case that was sent. */
  userName: string;
  /** The user's rows, which a script that `writes` changes in place. */
  data: UserData;
}

/** A script that needs no known user. */
export function openEndpoint<Input, Answer, const Invalid>(
  script: OpenScript<Input, Answer, Invalid>,
): Endpoint {
  return endpoint(script.name, script.method, (raw, context) =>
    answerOf(script, raw, (input) => script.answer(input, context)),
  );
}

/** A script that answers 401 for an unknown user before it checks anything else. */
export function userEndpoint<Input, Answer, const Invalid>(
  script: UserScript<Input, Answer, Invalid>,
): Endpoint {
  const { userKey = 'user', writes = false } = script;
  const named = v.object({ [userKey]: v.string() });
  return endpoint(script.name, script.method, (raw, context) => {
    const parsed = v.safeParse(named, raw);
    const user = context.db.findUser(parsed.success ? (parsed.output[userKey] ?? '') : '');
    if (user === undefined) return unknownUser();
    const { userName, data } = user;
    const response = answerOf(script, raw, (input) => script.answer(input, { ...context, userName, data }));
    if (writes) context.db.touch(userName, context.now());
    return response;
  });
}

function answerOf<Input, Answer, Invalid>(
  { input, invalid, reply = jsonAnswer }: Script<Input, Answer, Invalid>,
  raw: unknown,
  answer: (input: Input) => Answer,
): Response {
  const parsed = v.safeParse(input, raw);
  return reply(parsed.success ? answer(parsed.output) : invalid);
}

function endpoint(
  name: string,
  method: 'GET' | 'POST',
  answer: (raw: unknown, context: MockContext) => Response,
): Endpoint {
  const on = method === 'GET' ? http.get : http.post;
  return {
    name,
    handler: (context) =>
      on(`*/bible/api/${name}.php`, async ({ request }) => {
        const query = Object.fromEntries(new URL(request.url).searchParams);
        const body = method === 'POST' ? parsedJson(await request.text()) : undefined;
        const at = context.now().toISOString();
        context.record({ endpoint: name, method, ...(method === 'GET' ? { query } : { body }), at });
        const fault = context.faults.take(name);
        const held = context.holds.take(name);
        const compute = () => computed(name, () => answer(method === 'GET' ? query : body, context));
        // The answer is computed before the delay, so that it lacks later changes, as with a slow network.
        const response = fault === undefined ? compute() : await faultAnswer(fault, compute);
        await held;
        const latency = context.latencyMs();
        if (latency > 0) await delay(latency);
        return response;
      }),
  };
}

function computed(name: string, answer: () => Response): Response {
  try {
    return answer();
  } catch (error) {
    console.error(`mock API: ${name} failed`, error);
    return brokenQuery(String(error));
  }
}

/** A body that is not JSON is kept as text, which no script can use. */
function parsedJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return text;
  }
}
