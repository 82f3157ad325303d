import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { flakyIn } from './flaky.ts';

const LOW_PRIORITY = 10;

/** The last output of a part says why it failed. */
const LAST_LINES = 60;

const rows: string[] = [];
const failures: string[] = [];
/** Tests that failed and passed when they were run once more: no reason to be red, but each is a defect to mend. */
const flaky: string[] = [];

const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const lastLinesOf = (text: string): string => text.trimEnd().split('\n').slice(-LAST_LINES).join('\n');

interface PartOptions {
  /** Lower priority, and what it prints comes in one piece, when it has ended. */
  inBackground?: boolean;
  /** Passed on to the script. */
  args?: readonly string[];
}

/** Runs a script of package.json; resolves to whether it passed. */
export async function runPart(
  part: string,
  { inBackground = false, args = [] }: PartOptions = {},
): Promise<boolean> {
  const start = performance.now();
  const output: string[] = [];
  if (!inBackground) console.log(`\n== ${part}`);
  const child = spawn('npm', ['run', '--silent', part, '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The runner of this file sets NODE_ENV to development, which would make a development build.
    env: { ...process.env, NODE_ENV: undefined },
    shell: process.platform === 'win32',
  });
  if (inBackground && child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output.push(String(text));
      if (!inBackground) process.stdout.write(String(text));
    });
  const passed = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      output.push(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  if (inBackground) console.log(`\n== ${part}\n${output.join('')}`);
  flaky.push(...flakyIn(output.join('')));
  if (!passed) failures.push(`\n== ${part} failed\n${lastLinesOf(output.join(''))}`);
  rows.push(`${part.padEnd(14)}${minutes(performance.now() - start).padStart(6)}${passed ? '' : '  failed'}`);
  return passed;
}

/** Runs lanes at the same time, prints why parts failed and how long each took, and sets the exit code. */
export async function runLanes(
  goalMinutes: number,
  lanes: readonly (() => Promise<boolean>)[],
): Promise<void> {
  const start = performance.now();
  const outcomes = await Promise.all(lanes.map((lane) => lane()));
  for (const failure of failures) console.log(failure);
  if (flaky.length > 0) console.log(`\nFlaky, which is to be mended:\n${flaky.join('\n')}`);
  console.log(`\nMinutes by part (${goalMinutes} at most on two quiet cores)`);
  console.log([...rows, `${'total'.padEnd(14)}${minutes(performance.now() - start).padStart(6)}`].join('\n'));
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
}
