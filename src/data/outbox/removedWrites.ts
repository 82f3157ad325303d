import type { Clock } from '../client/clock';

/** A read of the database that began before a write was removed has ended by then. */
const LONGEST_READ_MS = 60_000;

/**
 * The ids of writes that were removed, of which the database may still have some for a moment. What it no longer has is forgotten,
 * so that a long visit does not gather them.
 */
export class RemovedWrites {
  readonly #removedAt = new Map<number, number>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get size(): number {
    return this.#removedAt.size;
  }

  add(id: number): void {
    this.#removedAt.set(id, this.#clock.monotonicMs());
  }

  has(id: number): boolean {
    return this.#removedAt.has(id);
  }

  /** @param stored what the database has now, as just read */
  forgetGone(stored: readonly { id: number }[]): void {
    const there = new Set(stored.map(({ id }) => id));
    const now = this.#clock.monotonicMs();
    for (const [id, at] of this.#removedAt)
      if (!there.has(id) && now - at > LONGEST_READ_MS) this.#removedAt.delete(id);
  }
}
