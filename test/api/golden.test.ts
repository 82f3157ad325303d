// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { refOf } from './demoData/refs';
import { testClient, type TestClient } from './testClient';

const FOLDER = new URL('../golden/', import.meta.url);

const goldenFile = v.object({
  endpoint: v.pipe(v.string(), v.regex(/\.php$/)),
  method: v.picklist(['GET', 'POST']),
  query: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  body: v.optional(v.unknown()),
  status: v.number(),
  contentType: v.string(),
  response: v.unknown(),
});

/** Recorded when the copy failed, while the mock's succeeds; and a user's own text. */
const OTHER_OUTCOME = ['copy_db_to_another.json', 'get_quote_text.json'];
/** Bible text and search results are the same everywhere. */
const SAME_TEXT = /^(get_passage_text|bible_search)/;

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

/** The rows that the recorded calls name. */
function shape({ db }: TestClient): void {
  const data = db.user('demo');
  const range = refOf('john 3:16-17', 'kjv');
  const passage = {
    ...range,
    translation: 'kjv',
    box: 1,
    explanation: '',
    lastViewedNum: 0,
    lastViewedStr: '',
  } as const;
  data.memoryPassages.push({ passageId: 301, ...passage });
  data.nuggets.push({ passageId: 1501, ...range, topicIds: [] });
  data.topics = data.topics.map((topic) => (topic.id === 13 ? { id: 13, name: 'Long-suffering' } : topic));
  const prayer = { title: 'Neighbours', details: '', personName: '', archived: false, priority: 'daily' };
  data.prayers.push({ prayerId: 61, ...prayer });
}

/** Keys and types; null for a null value. A list has the shape of its first row. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}

/** Whether two shapes agree; null agrees with anything, and so does a list without rows. */
function agree(a: unknown, b: unknown): boolean {
  if (a === 'null' || b === 'null' || a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === 0 || b.length === 0 || agree(a[0], b[0]);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const others = new Map(Object.entries(b));
  return (
    Object.keys(a).length === others.size &&
    Object.entries(a).every(([key, each]) => others.has(key) && agree(each, others.get(key)))
  );
}

describe('the recorded exchanges', () => {
  it('are all there', () => {
    expect(files.length).toBe(50);
  });

  it.each(files)('%s is answered the same way', async (name) => {
    const golden = v.parse(goldenFile, JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
    const client = testClient();
    shape(client);
    const endpoint = golden.endpoint.replace('.php', '');
    const answer = await (golden.method === 'GET'
      ? client.get(endpoint, golden.query)
      : client.post(endpoint, golden.body));

    expect(answer.status).toBe(golden.status);
    expect(answer.contentType).toBe(golden.contentType);
    const shapes = { recorded: shapeOf(golden.response), mock: shapeOf(answer.json) };
    expect(agree(shapes.recorded, shapes.mock), JSON.stringify(shapes)).toBe(true);

    const { response } = golden;
    const exact =
      typeof response === 'string' || response === null || golden.status >= 400 || name.includes('.blank');
    if (Array.isArray(response) && SAME_TEXT.test(name)) {
      expect(v.parse(v.array(v.unknown()), answer.json).slice(0, response.length)).toEqual(response);
    } else if ((exact && !OTHER_OUTCOME.includes(name)) || SAME_TEXT.test(name)) {
      expect(answer.json).toEqual(response);
    }
  });
});
