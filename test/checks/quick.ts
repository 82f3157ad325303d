import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runLanes, runPart } from './runPart.ts';

/*
 * `npm run quick`: types, lint of the changed files, and the tests near them, since the last commit; since a commit or a branch with
 * `npm run quick -- main`. A test is near if it is in the same folder as a changed file and imports it. Every
 * test that imports it would be half of them, because nearly every test of a screen imports the whole app.
 */
const GOAL_MINUTES = 1;

const since = process.argv[3] ?? 'HEAD';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(src|test)\//.test(file));

const changed = [
  ...git('diff', '--name-only', '--relative', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const folders = [...new Set(changed.map((file) => path.dirname(file)))].filter((folder) =>
  existsSync(folder),
);
const near = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

const scripts = changed.filter((file) => /\.tsx?$/.test(file) && existsSync(file));

await runLanes(GOAL_MINUTES, [
  () => (near.length > 0 ? runPart('unit', { args: ['--changed', since, ...near] }) : Promise.resolve(true)),
  async () => {
    const types = await runPart('types', { inBackground: true });
    // The rules that need types take long over all files; CI lints those.
    const lint = scripts.length === 0 || (await runPart('lint', { inBackground: true, args: scripts }));
    return types && lint;
  },
]);
