import { readdirSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/*
 * What oxlint has no rule for (see .oxlintrc.json): which way imports run, and what an effect returns.
 */

/** The rooms of src/screens, one a subject. */
const screens = readdirSync(new URL('./src/screens', import.meta.url)).filter((room) => room !== 'shared');

/** One way down: app → screens → store → api → device → domain, ui → domain; a layer may reach those listed for it. */
const layers = {
  domain: [],
  device: ['domain'],
  routes: ['domain'],
  api: ['device', 'domain'],
  store: ['api', 'device', 'domain', 'routes'],
  ui: ['domain', 'routes'],
  screens: ['store', 'ui', 'device', 'domain', 'routes'],
};
const all = ['domain', 'device', 'routes', 'api', 'store', 'ui', 'screens', 'app', 'boot'];
const layerZones = Object.entries(layers).flatMap(([layer, reachable]) =>
  all
    .filter((name) => name !== layer && !reachable.includes(name))
    .map((name) => ({
      target: `./src/${layer}`,
      from: `./src/${name}`,
      // The one table names each screen's download; nothing is imported with it.
      ...(layer === 'routes' && name === 'screens' && { except: screens.map((s) => `./${s}`) }),
      message: 'Imports run one way: app → screens → store → api → device → domain, ui → domain.',
    })),
);
const screenZones = screens.map((screen) => ({
  target: `./src/screens/${screen}`,
  from: './src/screens',
  except: [`./${screen}`, './shared'],
  message: 'Screens do not import each other; what they share lives in screens/shared, ui or store.',
}));

export default defineConfig(
  { ignores: ['dist', 'node_modules', 'test-results', '.demo-data'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[body.type=/^(Call|Chain)Expression$/]',
          message:
            'What a call returns would be the clean-up: scrolling returns a promise in newer browsers.',
        },
      ],
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: [
            ...layerZones,
            ...screenZones,
            {
              target: './src',
              from: './test',
              except: ['./kit'],
              message: 'Only tests and vite.config.ts use test/.',
            },
          ],
        },
      ],
    },
  },
);
