import type { PassageRef } from '@/domain/bible/passage';
import type { Query } from './client';

/**
 * The chapter that a public link asks for is requested by the page itself, before the scripts are there (see
 * `boot/`). The request waits here for the one call that asks for the same; it is handed out once.
 */
export interface EarlyRequest {
  endpoint: string;
  /** In whose name it asks. */
  user: string;
  params: Query;
  ref: PassageRef;
  /** The answer's text, or null when it held no chapter: then the call is made again, with its errors told. */
  answer: Promise<string | null>;
  /** Waits no longer: the answer is then null. A browser would hold back a second request for the same until it ended. */
  end: () => void;
  /** Set by the app when it starts to render: nothing is painted after that. */
  taken: boolean;
  /** Set when the text has been painted: the app then renders when it can show the same at once. */
  painted: boolean;
}

declare global {
  var nuggetsEarlyRequest: EarlyRequest | undefined;
}

/** The answer that the page itself asked for; null when there is none, and when `signal` says not to wait for it. */
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
