import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The same engine without windows, tabs and menus, which needs about half the work per page. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * The normal Chromium or Chrome of this machine: `CHROMIUM_PATH`, or an installed one; on Debian as root it is installed
 * if missing.
 * @throws Error that says how to get one
 */
export const findChromium = (): string => named() ?? installed() ?? install('chromium', installed);

/**
 * The browser of the end-to-end tests: the headless shell if there is one, otherwise the Chromium of this machine.
 * @throws Error that says how to get one
 */
export const findHeadless = (): string =>
  named() ?? headlessShell() ?? installed() ?? install(HEADLESS_SHELL, headlessShell);

function named(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  return path === '' ? undefined : path;
}

const headlessShell = (): string | undefined => which(HEADLESS_SHELL);

function installed(): string | undefined {
  for (const name of NAMES) {
    const path = which(name);
    if (path !== undefined) return path;
  }
  return PLACES.find((place) => existsSync(place));
}

function which(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

function install(debianPackage: string, find: () => string | undefined): string {
  const help =
    'The end-to-end tests need Chromium or Chrome. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(help);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', debianPackage], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    throw new Error(help);
  }
  const found = find();
  if (found === undefined) throw new Error(help);
  return found;
}
