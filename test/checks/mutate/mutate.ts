import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { seededRandom, shuffled } from '../../../src/platform/values/random';
import { mutantsOf, type Mutant } from './mutants';
import { startTests } from './startTests';

/**
 * `npm run mutate`: changes the code in places of a seed, one at a time, and counts how many changes a test notices.
 * Stryker is not used because it tries every change, which would take a day here; a sample is enough. MUTANTS=60 a
 * layer, MUTATE_SEED=1, MUTATE_LAYERS=model,api,store,screens, MUTATE_TESTS=12 test files a change at most;
 * MUTATE_AT=src/data/list,src/data/cache/answerCache.ts:115 tries every change there instead of a sample;
 * MUTATE_REUSE=1 probes only new tests, while the code is unchanged; MUTATE_NEAR=1 skips the first run of all tests,
 * and tries the tests that are nearest by their imports: `MUTATE_NEAR=1 MUTATE_LAYERS=store MUTATE_TESTS=6` takes a
 * quarter of an hour. A test farther away may notice a survivor.
 */
const GOALS: Readonly<Record<string, number>> = { model: 90, api: 90, store: 90, screens: 75 };

/** A file belongs to the first layer whose pattern it matches. */
const PATTERNS: readonly (readonly [layer: string, pattern: RegExp])[] = [
  ['model', /\/model\/|^src\/bible\/(references\/)?\w+\.ts|^src\/platform\/values\//],
  ['api', /\/api(\/|\.ts)|^src\/data\/(cache|client|decode|outbox|write)\//],
  ['store', /\/store(\/|\.ts)|^src\/(data|platform|bible\/text)\//],
  ['screens', /^src\/(app|bible|boot|features|routes|ui)\//],
];
const layerOf = (file: string) => PATTERNS.find(([, pattern]) => pattern.test(file))?.[0];
const COUNT = Number(process.env.MUTANTS ?? 60);
const SEED = Number(process.env.MUTATE_SEED ?? 1);
const MAX_TESTS = Number(process.env.MUTATE_TESTS ?? 12);
const NEAR = process.env.MUTATE_NEAR !== undefined;
const PLACES = process.env.MUTATE_AT?.split(',');
const LAYERS = process.env.MUTATE_LAYERS?.split(',') ?? Object.keys(GOALS);

const isWanted = ({ file, line }: Mutant): boolean =>
  PLACES === undefined || PLACES.some((place) => `${file}:${line}` === place || file.startsWith(place));

const samples = LAYERS.map((layer) => {
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join('src', file))
    .filter((file) => layerOf(file) === layer)
    .sort()
    .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
    .filter(isWanted);
  const mutants = PLACES ? all : shuffled(all, seededRandom(SEED)).slice(0, COUNT);
  return { layer, places: all.length, mutants };
});

const tests = await startTests(MAX_TESTS, NEAR);
const cells = (...texts: (string | number)[]) => texts.map((text) => String(text).padStart(8)).join('');
const table = [`${'layer'.padEnd(10)}${cells('places', 'tried', 'killed', 'share', 'goal')}`];
const survivors: string[] = [];
for (const { layer, places, mutants } of samples) {
  let killed = 0;
  for (const [index, mutant] of mutants.entries()) {
    const place = `${mutant.file}:${mutant.line}  ${mutant.what}`;
    const { killer, tried } = await tests.noticing(mutant);
    if (killer === null) survivors.push(place);
    else killed += 1;
    const progress = `${layer} ${index + 1}/${mutants.length}`.padEnd(16);
    console.log(
      `${progress}${killer === null ? 'SURVIVED' : 'killed  '} ${place}  [${killer ?? `${tried} files`}]`,
    );
  }
  const share = Math.round((killed / Math.max(mutants.length, 1)) * 100);
  table.push(
    `${layer.padEnd(10)}${cells(places, mutants.length, killed, `${share} %`, `${GOALS[layer] ?? 0} %`)}`,
  );
}
await tests.close();

if (survivors.length > 0) console.log(`\nSurvivors:\n${survivors.join('\n')}`);
console.log(`\nSeed ${SEED}\n${table.join('\n')}`);
