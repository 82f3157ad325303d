import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { seededRandom, shuffled } from '../../src/domain/text/random';
import { mutantsOf, type Mutant } from './mutants';

/**
 * `npm run mutate`: changes the code in places of a seed, one at a time, and counts how many changes a test notices.
 * Stryker was weighed: it changes everything, which takes a day here; a sample tells the same.
 * MUTANTS=60 a layer, MUTATE_SEED=1, MUTATE_LAYERS=domain,api,store,screens
 */
const GOALS: Readonly<Record<string, number>> = { domain: 90, api: 90, store: 90, screens: 75 };
const COUNT = Number(process.env.MUTANTS ?? 60);
const SEED = Number(process.env.MUTATE_SEED ?? 1);
const LAYERS = process.env.MUTATE_LAYERS?.split(',') ?? Object.keys(GOALS);
/** A change may make a loop endless: that is noticed too. */
const TIMEOUT_MS = 300_000;

const rows: string[] = [];
for (const layer of LAYERS) {
  const all = readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|cases)\.tsx?$/.test(file))
    .map((file) => `src/${layer}/${file}`)
    .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
  const sample = shuffled(all, seededRandom(SEED)).slice(0, COUNT);
  const survivors = sample.filter((mutant) => !isKilled(mutant));
  const killed = sample.length - survivors.length;
  const share = sample.length === 0 ? 100 : Math.round((killed / sample.length) * 100);
  rows.push(
    [
      layer.padEnd(10),
      String(all.length).padStart(8),
      String(sample.length).padStart(8),
      String(killed).padStart(8),
    ]
      .concat(`${share} %`.padStart(8), `${GOALS[layer] ?? 0} %`.padStart(8))
      .join(''),
  );
}
console.log(
  `\n${'layer'.padEnd(10)}${['places', 'tried', 'killed', 'share', 'goal'].map((h) => h.padStart(8)).join('')}`,
);
console.log(rows.join('\n'));

/** Whether a test of what imports the file fails with the change. */
function isKilled(mutant: Mutant): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'related',
      '--run',
      '--bail=1',
      '--config=test/mutate/mutate.config.ts',
      mutant.file,
    ],
    { env: { ...process.env, MUTANT: JSON.stringify(mutant) }, stdio: 'ignore', timeout: TIMEOUT_MS },
  );
  const killed = status !== 0;
  console.log(`${killed ? 'killed  ' : 'SURVIVED'} ${mutant.file}:${mutant.line}  ${mutant.what}`);
  return killed;
}
