import type { Query } from './client';

/**
 * The chapter that a public link asks for is requested by the page itself, before the scripts are there (see
 * `boot/`). The request waits here for the one call that asks for the same; it is handed out once.
 */
export interface EarlyRequest {
  endpoint: string;
  params: Query;
  /** The answer's text, or null when it failed: then the call is made again, with its errors told. */
  answer: Promise<string | null>;
}

declare global {
  var nuggetsEarlyRequest: EarlyRequest | undefined;
}

export async function takeEarlyAnswer(endpoint: string, params: Query): Promise<string | null> {
  const early = globalThis.nuggetsEarlyRequest;
  if (early?.endpoint !== endpoint || queryKey(early.params) !== queryKey(params)) return null;
  globalThis.nuggetsEarlyRequest = undefined;
  return early.answer;
}

const queryKey = (params: Query): string =>
  JSON.stringify(
    Object.entries(params)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([k, value]) => [k, String(value)]),
  );
