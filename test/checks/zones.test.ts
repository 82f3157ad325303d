// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * The linter checks the direction of imports (`zones.json`), but ignores a pattern that it does not understand. So each
 * import from each zone to each other is tried here, in a temporary folder.
 */

const SUBJECTS =
  'account topics links plan prayers quotes nuggets memory sets reading search map today yourData'.split(' ');
const subjectRooms = SUBJECTS.map((subject) => `features/${subject}`);

/** The zones that each zone may import besides itself; of a subject only its public modules. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  ui: ['platform'],
  data: ['platform'],
  routes: ['platform'],
  bible: ['platform', 'ui', 'data', 'routes'],
  ...Object.fromEntries(
    subjectRooms.map((room, at) => [
      room,
      ['platform', 'ui', 'data', 'routes', 'bible', ...subjectRooms.slice(0, at)],
    ]),
  ),
  app: ['platform', 'ui', 'data', 'routes', 'bible', ...subjectRooms],
  // What the page runs first; of subjects only three modules by name, because it is part of the page itself.
  boot: ['platform', 'ui', 'data', 'routes', 'bible', 'styles'],
};
const ROOMS = Object.keys(MAY);
/** They are above all zones: nothing but what the page runs first imports them. */
const ABOVE = ['main', 'styles'];

const repo = resolve(import.meta.dirname, '../..');
const src = join(repo, 'src');
const names = (folder: string) => readdirSync(folder, { withFileTypes: true });

/** The linter's messages for a folder with these files, as 'rule file:line'. */
function lint(folder: string, files: Readonly<Record<string, string>>): string[] {
  const config = readFileSync(join(repo, '.oxlintrc.json'), 'utf8');
  // Types are not needed, and the folder has none.
  writeFileSync(join(folder, '.oxlintrc.json'), config.replace('"typeAware": true', '"typeAware": false'));
  writeFileSync(join(folder, 'zones.json'), readFileSync(join(repo, 'zones.json')));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const oxlint = join(repo, 'node_modules/oxlint/bin/oxlint');
  try {
    execFileSync(process.execPath, [oxlint, '--format=unix'], { cwd: folder, encoding: 'utf8' });
    return [];
  } catch (error) {
    const output = typeof error === 'object' && error && 'stdout' in error ? String(error.stdout) : '';
    return [...output.matchAll(/^(\S+?):(\d+):.*\((\S+?)\)\]$/gm)].map(
      ([, file, line, rule]) => `${rule} ${file}:${line}`,
    );
  }
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zones-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('knows every room and every subject', () => {
  const rooms = names(src).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(rooms.filter((room) => room !== 'features').sort()).toEqual(
    [...ROOMS.filter((room) => !room.startsWith('features/')), 'styles'].sort(),
  );
  expect(names(join(src, 'features')).map(({ name }) => name)).toEqual([...SUBJECTS].sort());
});

it('reports each import that runs the other way, in whatever form, and no other', () => {
  const doors = subjectRooms.flatMap((room) => [`${room}/public`, `${room}/model/public`]);
  const targets = [...[...ROOMS, ...ABOVE].map((room) => `${room}/some/File`), ...doors];
  const files = Object.fromEntries(
    ROOMS.map((room) => [
      `src/${room}/some/Planted.tsx`,
      [
        ...targets.map((target, at) => `import { a as a${at} } from '@/${target}';`),
        "import type { b } from '@test/kit/b';",
        "export { c } from '@test/kit/c';",
        "export const load = () => import('@/boot/File');",
        `export const all: b = [${targets.map((_, at) => `a${at}`).join()}];`,
      ].join('\n'),
    ]),
  );
  const expected = ROOMS.flatMap((room) => {
    const isAllowed = (target: string) => {
      if (target.startsWith(`${room}/`)) return true;
      const isApp = room === 'app';
      const inside = !isApp && target.startsWith('features/') && !doors.includes(target);
      return !inside && MAY[room]?.some((other) => target.startsWith(`${other}/`)) === true;
    };
    const forbidden = targets.map((target) => !isAllowed(target));
    const lines = [...forbidden, true, true, room !== 'boot'].flatMap((is, at) => (is ? [at + 1] : []));
    return lines.map((line) => `no-restricted-imports src/${room}/some/Planted.tsx:${line}`);
  });
  expect(expected.length).toBeGreaterThan(100);
  expect(lint(folder, files).sort()).toEqual(expected.sort());
});

it('reports a circle', () => {
  const files = {
    'src/ui/one.ts': "import { two } from './two';\nexport const one = () => two();\n",
    'src/ui/two.ts': "import { one } from './one';\nexport const two = (): unknown => one;\n",
  };
  const inCircle = mkdtempSync(join(tmpdir(), 'zones-'));
  const found = lint(inCircle, files);
  rmSync(inCircle, { recursive: true });
  expect(found.sort()).toEqual(['no-cycle src/ui/one.ts:1', 'no-cycle src/ui/two.ts:1']);
});

describe('what the linter has no rule for', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file));
  const found = (pattern: RegExp, isWrong: (match: string, file: string) => boolean = () => true) =>
    files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(pattern)]
        .map(([, match = '']) => match)
        .filter((match) => isWrong(match, file))
        .map((match) => `${file}: ${match}`),
    );
  const roomOf = (file: string) => [...ROOMS, ...ABOVE].find((room) => file.startsWith(`${room}/`)) ?? 'src';

  it('no relative import leaves its room, past the patterns above', () => {
    const imports = /(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*'(\.[^']*)'/g;
    expect(found(imports).length).toBeGreaterThan(500);
    const leaves = (path: string, file: string) =>
      roomOf(posix.join(posix.dirname(file), path)) !== roomOf(file);
    expect(found(imports, leaves)).toEqual([]);
  });

  it('in and between subjects, model knows model, api no store, and store no screen', () => {
    const imports = /\bfrom '((?:@\/features\/|\.)[^']*)'/g;
    const layerOf = (path: string) => {
      const [, layer = 'screen'] = /\/(model|api|store)(?:\/|$)/.exec(path) ?? [];
      return ['model', 'api', 'store', 'screen'].indexOf(layer);
    };
    const wrong = (path: string, file: string) => {
      if (!file.startsWith('features/') || file.includes('.test.') || !/\/(model|api|store)\//.test(file))
        return false;
      const target = path.startsWith('@/') ? path : posix.join(posix.dirname(file), path);
      return target.endsWith('/public') ? false : layerOf(target) > layerOf(file);
    };
    expect(found(imports, wrong)).toEqual([]);
  });

  // Scrolling returns a promise in newer browsers, which React would call as the clean-up.
  it('no effect returns what a call returns', () => {
    const effects = /\buse(?:Layout)?Effect\(\s*\(\) =>\s*(\S+)/g;
    expect(found(effects).length).toBeGreaterThan(50);
    expect(found(effects, (body) => /^[\w.?]+\(/.test(body))).toEqual([]);
  });
});
