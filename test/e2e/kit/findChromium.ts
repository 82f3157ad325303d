import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium or Chrome of this machine: `CHROMIUM_PATH`, or what is installed; on Debian as root it is installed
 * where it is missing.
 * @throws Error that says how to get one
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return named;
  return installed() ?? install();
}

function installed(): string | undefined {
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not this one.
    }
  }
  return PLACES.find((place) => existsSync(place));
}

function install(): string {
  const help =
    'The end-to-end tests need Chromium or Chrome. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(help);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    throw new Error(help);
  }
  const found = installed();
  if (found === undefined) throw new Error(help);
  return found;
}
