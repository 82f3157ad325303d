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
  // The script does its work, and its answer fails.
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
  /** How many more calls fail. */
  left: number;
}

const EVERY = '*';

/** Which endpoints fail, how, and how often: `DEMO_FAULT`, and what a test sets. */
export class Faults {
  readonly #faults = new Map<string, Fault>();
  readonly #endpoints: readonly string[];

  constructor(endpoints: readonly string[]) {
    this.#endpoints = endpoints;
  }

  /**
   * Makes an endpoint (`*` for all) fail from now on.
   * @param spec a kind, or `kind:count` to fail the next `count` calls only, or `kind:once`
   * @throws RangeError for an endpoint or a kind that there is not
   */
  set(endpoint: string, spec: string): void {
    if (endpoint !== EVERY && !this.#endpoints.includes(endpoint)) {
      throw new RangeError(`There is no endpoint '${endpoint}' to fail`);
    }
    this.#faults.set(endpoint, parseSpec(spec));
  }

  /** Adds `get_quote_list:500,add_prayer:drop:2`, the form of `DEMO_FAULT`. Throws RangeError for nonsense. */
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

  /** How this call of an endpoint fails, if it does; counts it. */
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
