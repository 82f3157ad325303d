/** Why a row or detail was not written, in words. */
export class RowRefused extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}

/** True if the server has no script for the write. */
export class ScriptMissing extends RowRefused {}

/** True if the server failed, and may succeed at the next attempt. */
export class ServerFailed extends RowRefused {
  /** False if the write was not tried, because the server had failed at others like it. */
  constructor(
    reason: string,
    readonly wasTried = true,
  ) {
    super(reason);
  }
}

/** After so many failures in succession, a script gets no more calls in this run. */
const MAX_FAILURES = 4;

/**
 * The state of the server's scripts during an import, by the kind of write that calls them. A missing or failing script
 * is not called for each of thousands of rows, and does not affect rows that do not need it.
 */
export class Scripts {
  readonly #missing = new Map<string, ScriptMissing>();
  readonly #answered = new Set<string>();
  readonly #failures = new Map<string, ServerFailed[]>();

  /** Throws if a write of this kind would fail. */
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

  /** Why trying again at once is useless: a script has only failed. Undefined if each script answers. */
  failureReason(): string | undefined {
    for (const [kind, failures] of this.#failures) {
      const isFailing = failures.length >= MAX_FAILURES || !this.#answered.has(kind);
      if (isFailing && failures[0]) return failures[0].reason;
    }
    return undefined;
  }
}
