// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/* A person who reads that a test failed has only its title, so it must say what was expected, and of which thing. */

/** A title in any quotes, after `it(` and the like, or after the table of an `each`, which ends in a parenthesis. */
const TITLE = /(?:\b(?:it|test|describe)|[\])])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s/g;
const LONGEST = 80;

const repo = resolve(import.meta.dirname, '../..');
const files = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(repo, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

it('titles are short and name what they are about', () => {
  const titles = files.flatMap((file) =>
    [...readFileSync(join(repo, file), 'utf8').matchAll(TITLE)].map(([, , title = '']) => ({ file, title })),
  );
  expect(titles.length).toBeGreaterThan(2000);
  const isWrong = (title: string) => title.length > LONGEST || /\b(?:it|what is)\b/i.test(title);
  expect(titles.filter(({ title }) => isWrong(title))).toEqual([]);
});
