/** An answer that a test holds back. */
export interface Hold {
  /** Resolves when the call has arrived and its answer is computed, after which the answer does not change. */
  readonly arrived: Promise<void>;
  /** Releases this answer and all others of this hold. */
  release: () => void;
}

interface ActiveHold {
  endpoint: string;
  /** The number of calls that it still holds back. */
  left: number;
  arrive: () => void;
  released: Promise<void>;
}

/**
 * The answers that wait until a test releases them. Calls use the holds of their endpoint in the order in which these
 * were made.
 */
export class Holds {
  #holds: ActiveHold[] = [];
  readonly #made: Hold[] = [];
  readonly #endpoints: readonly string[];

  constructor(endpoints: readonly string[]) {
    this.#endpoints = endpoints;
  }

  /**
   * Holds back the answers to the next calls of an endpoint.
   * @param calls the number of calls; further calls use the next hold, or are answered at once
   * @throws RangeError for an unknown endpoint
   */
  hold(endpoint: string, calls = 1): Hold {
    if (!this.#endpoints.includes(endpoint))
      throw new RangeError(`There is no endpoint '${endpoint}' to hold`);
    const arrived = signal();
    const release = signal();
    this.#holds.push({ endpoint, left: calls, arrive: arrived.give, released: release.given });
    const hold = { arrived: arrived.given, release: release.give };
    this.#made.push(hold);
    return hold;
  }

  /** The holds so far, oldest first. */
  get made(): readonly Hold[] {
    return this.#made;
  }

  /** Releases all answers. */
  releaseAll(): void {
    this.#holds = [];
    for (const hold of this.#made) hold.release();
  }

  /** Await this between computing an answer and sending it; undefined if nothing holds it back. */
  take(endpoint: string): Promise<void> | undefined {
    const hold = this.#holds.find((each) => each.endpoint === endpoint);
    if (hold === undefined) return undefined;
    hold.left -= 1;
    if (hold.left <= 0) this.#holds = this.#holds.filter((each) => each !== hold);
    hold.arrive();
    return hold.released;
  }
}

function signal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}
