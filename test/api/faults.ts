import * as v from 'valibot';

const KINDS = [
  '500',
  '502',
  '401',
  '404',
  'error',
  'html',
  'garbage',
  'types',
  'hang',
  'drop',
  // A list without its last rows, and one without any.
  'short',
  'none',
  // The script does its work, but its answer fails.
  '500-after',
  '502-after',
  'html-after',
  'half-after',
  'hang-after',
  'drop-after',
] as const;

export type FaultKind = (typeof KINDS)[number];

const kind = v.picklist(KINDS);

interface Fault {
  kind: FaultKind;
  /** The number of calls that will still fail. */
  left: number;
}

const EVERY = '*';

/** The faults of endpoints, set by `DEMO_FAULT` or a test. */
export class Faults {
  readonly #faults = new Map<string, Fault>();
  readonly #endpoints: readonly string[];

  constructor(endpoints: readonly string[]) {
    this.#endpoints = endpoints;
  }

  /**
   * Makes an endpoint (`*` for all) fail from now on.
   * @param spec a kind, or `kind:count` to fail the next `count` calls only, or `kind:once`
   * @throws RangeError for an unknown endpoint or kind
   */
  set(endpoint: string, spec: string): void {
    if (endpoint !== EVERY && !this.#endpoints.includes(endpoint)) {
      throw new RangeError(`There is no endpoint '${endpoint}' to fail`);
    }
    this.#faults.set(endpoint, parseSpec(spec));
  }

  /** Adds faults from text: `get_quote_list:500,add_prayer:drop:2`, the form of `DEMO_FAULT`. Throws RangeError if invalid. */
  add(list: string): void {
    for (const entry of list.split(',').map((part) => part.trim())) {
      if (entry === '') continue;
      const [endpoint = '', ...spec] = entry.split(':');
      this.set(endpoint, spec.join(':'));
    }
  }

  /** Ends the faults of one endpoint, or all. */
  clear(endpoint?: string): void {
    if (endpoint === undefined) this.#faults.clear();
    else this.#faults.delete(endpoint);
  }

  /** The fault for this call of an endpoint, if any; counts the call. */
  take(endpoint: string): FaultKind | undefined {
    const key = this.#faults.has(endpoint) ? endpoint : EVERY;
    const fault = this.#faults.get(key);
    if (fault === undefined) return undefined;
    fault.left -= 1;
    if (fault.left <= 0) this.#faults.delete(key);
    return fault.kind;
  }
}

function parseSpec(spec: string): Fault {
  const [name, count, ...rest] = spec.split(':');
  const parsed = v.safeParse(kind, name);
  const left = count === undefined ? Infinity : count === 'once' ? 1 : Number(count);
  if (!parsed.success) throw new RangeError(`'${spec}' is no fault; there are ${KINDS.join(', ')}`);
  if (rest.length > 0 || Number.isNaN(left) || left < 1) {
    throw new RangeError(
      `'${spec}' does not say how often; say '${parsed.output}:once' or '${parsed.output}:2'`,
    );
  }
  return { kind: parsed.output, left };
}
