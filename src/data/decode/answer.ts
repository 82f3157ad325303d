import { ApiError } from '../client/ApiError';
import type { Decoded, Decoder } from './decoder';
import { parsedJson } from './json';

/** Decodes an answer's text. It may start with blank lines, or be no JSON at all, as an HTML warning of a bad host. */
export function decodeText<Result>(
  text: unknown,
  decode: (answer: unknown) => Result,
): Result | { ok: false } {
  const answer = parsedJson(text);
  return answer === undefined ? { ok: false } : decode(answer);
}

/** Decodes an answer whose JSON has been parsed. Throws an ApiError. */
export const decodedAnswer = <T>(endpoint: string, answer: unknown, decode: Decoder<T>): T =>
  valueOf(endpoint, decode(answer));

/** The decoded value. Throws an ApiError. */
export function valueOf<T>(endpoint: string, result: Decoded<T>): T {
  if (result.ok) return result.value;
  const { rejection: detail, ok: _, ...count } = result;
  throw new ApiError(
    detail === undefined ? { kind: 'malformed', endpoint, ...count } : { kind: 'rejected', endpoint, detail },
  );
}

/** The server's own words in an answer that says no. */
export function errorDetail(text: unknown): string | undefined {
  const answer = parsedJson(text);
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
  return typeof error === 'string' ? error : undefined;
}
