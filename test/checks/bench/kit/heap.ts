import type { Page, TestInfo } from '@playwright/test';
import * as v from 'valibot';
import { report } from './row';

/** The memory of a page after garbage collection, in MB. */
export interface Heap {
  /** All of V8's heap, including compiled code, which grows while the page is used. */
  all: number;
  /** Objects, arrays, strings and closures of the app. */
  data: number;
}

const usage = v.object({ usedSize: v.number() });
const snapshot = v.object({
  snapshot: v.object({
    meta: v.object({
      node_fields: v.array(v.string()),
      node_types: v.looseTuple([v.array(v.string())]),
    }),
  }),
  nodes: v.array(v.number()),
});

/** Compiled code, and natives of browser and debugger, are not counted. */
const NOT_DATA: ReadonlySet<string> = new Set(['code', 'native', 'synthetic']);

export async function heapOf(page: Page): Promise<Heap> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = v.parse(usage, await session.send('Runtime.getHeapUsage'));
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot: head, nodes } = v.parse(snapshot, JSON.parse(chunks.join('')));
  const { node_fields: fields, node_types: types } = head.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let data = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + typeAt] ?? -1];
    if (type !== undefined && !NOT_DATA.has(type)) data += nodes[at + sizeAt] ?? 0;
  }
  return { all: usedSize / 1e6, data: data / 1e6 };
}

interface Growth {
  /** As in 'heap after 1,000 steps'. */
  after: string;
  /** As in 'the same after 100 steps'. */
  since: string;
  early: Heap;
  late: Heap;
  /** How many times the early value the late one may be, for data and for all; null for no budget. */
  most: { data: number; all: number | null };
}

/** Reports how the memory of a page has grown, without and with V8's compiled code. */
export async function reportGrowth(testInfo: TestInfo, growth: Growth): Promise<void> {
  const { after, since: baselineIs, early, late, most } = growth;
  const rows = [
    { what: `${after}, code aside`, in: 'data' },
    { what: `${after}, what V8 has compiled included`, in: 'all' },
  ] as const;
  for (const { what, in: kind } of rows) {
    const times = most[kind];
    const baseline = early[kind];
    const budget = times === null ? {} : { budget: baseline * times };
    await report(testInfo, { unit: 'MB', baselineIs, what, measured: late[kind], baseline, ...budget });
  }
}
