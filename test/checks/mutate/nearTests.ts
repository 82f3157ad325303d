import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { roomsBetween } from './rooms';

/**
 * The files that a file imports as code, statically or on demand, as written in it. Types are left out, because they
 * run nothing.
 */
export function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const onDemand = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    source.slice(start + 1, end - 1),
  );
  return [...imported, ...passedOn, ...onDemand];
}

/** The file that an import means; undefined for a package. */
function fileOf(wanted: string, from: string): string | undefined {
  const place = wanted.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), wanted)
    : wanted.replace(/^@test\//, 'test/').replace(/^@\//, 'src/');
  const endings = ['', '.ts', '.tsx'];
  return endings.map((ending) => place + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** The importers of each file of `src` and `test`. */
function readImporters(): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  );
  for (const file of files.filter((name) => /\.tsx?$/.test(name)))
    for (const wanted of importsOf(file, readFileSync(file, 'utf8'))) {
      const imported = fileOf(wanted, file);
      if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  return importers;
}

/**
 * The test files that reach a file by their imports: those of its own folder and subject first, then those that need
 * the fewest steps. It is not known which of them call it.
 */
export function createNearTests(): (file: string) => string[] {
  const importers = readImporters();
  return (file) => {
    const steps = new Map([[file, 0]]);
    // Iterating a map includes entries that are added meanwhile.
    for (const [reached, step] of steps)
      for (const importer of importers.get(reached) ?? [])
        if (!steps.has(importer)) steps.set(importer, step + 1);
    return [...steps]
      .filter(([name]) => /\.test\.tsx?$/.test(name))
      .sort(
        ([a, stepsOfA], [b, stepsOfB]) =>
          roomsBetween(file, a) - roomsBetween(file, b) || stepsOfA - stepsOfB,
      )
      .map(([name]) => name);
  };
}
