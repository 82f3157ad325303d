// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileString } from 'sass';
import { expect, it } from 'vitest';
import config from '../../vite.config.ts';

/* The end-to-end tests run in a new Chromium, so that they do not see what an older browser or another one lacks. */

const repo = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(repo, file), 'utf8');

it('the build is for the oldest browsers that the README names', () => {
  const [, safari, chrome, firefox] =
    /Safari ([\d.]+).*Chrome and Edge (\d+).*Firefox\s(\d+)/s.exec(read('README.md')) ?? [];
  expect(config.build?.target).toEqual([`safari${safari}`, `chrome${chrome}`, `firefox${firefox}`]);
});

/** With it the whole declaration is invalid before Safari 17.4 and Firefox 128. */
const ALTERNATIVE_TEXT = /content:[^;{]*\/\s*['"]/;

const styles = readdirSync(join(repo, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => join('src', file));

it('all bars at the foot of the window keep clear of the same indicator and keyboard', () => {
  const knowing = styles.filter((file) => read(file).includes('env(safe-area-inset-bottom)'));
  expect(knowing).toEqual([join('src', 'styles', '_shell.scss')]);
  expect(read('index.html')).toContain('interactive-widget=resizes-content');
});

it('a sign has its alternative text only where the browser knows one', () => {
  const shared = join('src', 'styles', '_screens.scss');
  expect(styles).toContain(shared);
  expect(styles.filter((file) => file !== shared && ALTERNATIVE_TEXT.test(read(file)))).toEqual([]);
  const { css } = compileString("@import 'screens'; a::before { @include silent-content('x'); }", {
    loadPaths: [join(repo, 'src/styles')],
    silenceDeprecations: ['import'],
  });
  expect(css.replace(/\s+/g, ' ')).toBe(
    `a::before { content: "x"; } @supports (content: ""/"") { a::before { content: "x" / ""; } }`,
  );
});
