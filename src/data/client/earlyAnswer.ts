import type { Query } from './call';

/**
 * The request for a public link's chapter, which the page itself makes before the scripts are loaded (see `boot/`). The
 * first call with the same parameters takes over its answer.
 */
export interface EarlyRequest {
  endpoint: string;
  /** The user in whose name it was sent. */
  user: string;
  params: Query;
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

/** The answer to the page's own request for the same; null if there is none, or if `signal` aborts it. */
export async function takeEarlyAnswer(
  endpoint: string,
  params: Query,
  signal?: AbortSignal,
): Promise<string | null> {
  const early = globalThis.nuggetsEarlyRequest;
  if (early?.endpoint !== endpoint || queryKey(early.params) !== queryKey(params)) return null;
  globalThis.nuggetsEarlyRequest = undefined;
  signal?.addEventListener('abort', early.end);
  return early.answer;
}

const queryKey = (params: Query): string =>
  JSON.stringify(
    Object.entries(params)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([k, value]) => [k, String(value)]),
  );
