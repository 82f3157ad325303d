import type { Query } from '@/data/client/call';
import type { Client } from '@/data/client/client';
import type { PassageRef } from '../passage';

/**
 * The request for a public link's chapter, which the page itself makes before the scripts are loaded (see `boot/`). The
 * first call with the same parameters takes over its answer.
 */
export interface EarlyRequest {
  endpoint: string;
  /** The user in whose name it was sent. */
  user: string;
  params: Query;
  ref: PassageRef;
  /** The answer's text; null if it has no chapter, and then the call is repeated for its error. */
  answer: Promise<string | null>;
  /** Aborts it; the answer is then null. A browser may hold back a second request for the same URL until it ends. */
  end: () => void;
  /** Set by the app when it starts to render, after which nothing more is painted. */
  taken?: boolean;
  /** Set when the text has been painted. The app then renders only when it can show the same text at once. */
  painted?: boolean;
}

declare global {
  var nuggetsEarlyRequest: EarlyRequest | undefined;
}

/** A client that answers with the page's own request where it is the same, once. */
export const withEarlyAnswer = (client: Client): Client => ({
  ...client,
  text: async (request) => {
    const { endpoint, params, signal } = request;
    const early = globalThis.nuggetsEarlyRequest;
    if (!params || early?.endpoint !== endpoint || queryKey(early.params) !== queryKey(params))
      return client.text(request);
    globalThis.nuggetsEarlyRequest = undefined;
    signal?.addEventListener('abort', early.end);
    const data = await early.answer;
    return data === null ? client.text(request) : { data, date: undefined };
  },
});

const queryKey = (params: Query): string =>
  JSON.stringify(
    Object.entries(params)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([k, value]) => [k, String(value)]),
  );
