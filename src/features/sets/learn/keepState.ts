import * as v from 'valibot';

/** The state of the history entry to which the login leads back: the passages, by their keys, that a guest wants to keep. */
const schema = v.object({ keep: v.array(v.string()) });

export const keepState = (keep: readonly string[]): v.InferInput<typeof schema> => ({ keep: [...keep] });

/** The passages to keep of a history entry's state; none for any other state. */
export function keysToKeep(state: unknown): readonly string[] {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output.keep : [];
}
