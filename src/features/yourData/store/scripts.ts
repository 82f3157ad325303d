/** Why something was not written, in words. */
export class RowRefused extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}

/** The server has no script for it. */
export class ScriptMissing extends RowRefused {}

/** The server failed at it, and may not fail at the next attempt. */
export class ServerFailed extends RowRefused {
  /** False where it was not tried, because the server had failed at others like it. */
  constructor(
    reason: string,
    readonly wasTried = true,
  ) {
    super(reason);
  }
}

/** Nothing more is sent to a script in a run that has failed so often in succession. */
const MAX_FAILURES = 4;

/**
 * What a run of an import has learnt of the server's scripts, by the kind of write that calls them. So that neither a script that
 * is not there nor one that fails is asked for each of thousands of rows, and neither costs the rows that do not need it.
 */
export class Scripts {
  readonly #missing = new Map<string, ScriptMissing>();
  readonly #answered = new Set<string>();
  readonly #failures = new Map<string, ServerFailed[]>();

  /** Throws where a write of this kind has no prospect. */
  check(kind: string): void {
    const missing = this.#missing.get(kind);
    if (missing) throw missing;
    const failures = this.#failures.get(kind) ?? [];
    const [first] = failures;
    if (first && failures.length >= MAX_FAILURES) throw new ServerFailed(first.reason, false);
  }

  answered(kind: string): void {
    this.#answered.add(kind);
    this.#failures.delete(kind);
  }

  /** Records that the server lacks a script; returns the message for each row that needs it. */
  lacks(kind: string, endpoint: string): ScriptMissing {
    const missing = new ScriptMissing(`This server has no ${endpoint}.php`);
    this.#missing.set(kind, missing);
    return missing;
  }

  failed(kind: string, reason: string): ServerFailed {
    const failure = new ServerFailed(reason);
    this.#failures.set(kind, [...(this.#failures.get(kind) ?? []), failure]);
    return failure;
  }

  /** Why it is no use to try again at once: a script has only failed. Undefined where each answers something. */
  failing(): string | undefined {
    for (const [kind, failures] of this.#failures) {
      const isFailing = failures.length >= MAX_FAILURES || !this.#answered.has(kind);
      if (isFailing && failures[0]) return failures[0].reason;
    }
    return undefined;
  }
}
